import { useSignal } from '@preact/signals';
import { type ComponentType, type FunctionComponent, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../text/text.ts';
import { closeOnWayBack } from './device/way-back.ts';
import { toast } from './Toast.tsx';

/** The line is lost, or the server has a newer site and this part no more. Nothing is lost by loading the page anew. */
const offerReload = (): void => {
  const { failed, reload } = text.value.app;
  toast(failed, { look: 'warning', act: { label: reload, run: () => location.reload() }, stays: true });
};

export interface Lazy<Props> extends FunctionComponent<Props> {
  /** Before it is shown. If it cannot come, that is told as soon as it is wanted. */
  readonly loadAhead: () => void;
}

/** A component that is loaded when it is first shown; `coming` stands in its place until then. */
export const lazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: () => JSX.Element | null = () => null,
): Lazy<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async (): Promise<void> => {
    loaded ??= await load();
  };
  const Part = (props: Props): JSX.Element | null => {
    const part = useSignal(loaded);
    useEffect(() => {
      // The part may have come, for another one, since this one was first drawn.
      part.value = loaded;
      if (loaded) return;
      // A dialog can be closed by the way back before it has come, too.
      const { onClose } = props as { readonly onClose?: () => void };
      const forget = onClose && closeOnWayBack(onClose);
      fetchPart().then(() => {
        forget?.();
        part.value = loaded;
      }, offerReload);
      return forget;
    }, []);
    return part.value ? h(part.value, props) : coming();
  };
  return Object.assign(Part, { loadAhead: () => void fetchPart().catch(() => undefined) });
};
