import { rulesOf } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableSource, TableState } from '../../board/source.ts';
import { type LoadedTable, useLoadedTable } from '../model/load-table.ts';
import { TableModel } from '../model/table-model.ts';
import '../table.css';
import './showcase.css';

interface ShowcaseProps {
  readonly source: TableSource;
  readonly children: (model: TableModel) => JSX.Element;
}

/** A table that is looked at inside of something else; what is drawn of it, its parent says. */
export function Showcase({ source, children }: ShowcaseProps): JSX.Element | null {
  const state = source.state.value;
  const rules = state ? rulesOf(state.view) : undefined;
  const loaded = useLoadedTable(state?.game, rules);
  if (!state || !loaded || loaded === 'failed') return null;
  return (
    <Laid key={`${state.table} ${rules}`} source={source} first={state} loaded={loaded}>
      {children}
    </Laid>
  );
}

interface LaidProps extends ShowcaseProps {
  readonly first: TableState;
  readonly loaded: LoadedTable;
}

function Laid({ source, first, loaded, children }: LaidProps): JSX.Element | null {
  const model = useSignal<TableModel | null>(null);
  useEffect(() => {
    const made = new TableModel(source, first, loaded);
    model.value = made;
    return () => made.close();
  }, [source]);
  return model.value && children(model.value);
}
