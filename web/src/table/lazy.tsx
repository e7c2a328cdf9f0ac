import { useSignal } from '@preact/signals';
import { type ComponentType, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** A component that is loaded when it is first shown. */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): JSX.Element | null {
    const part = useSignal(loaded);
    useEffect(() => {
      if (loaded) return;
      void load().then(found => {
        loaded = found;
        part.value = found;
      });
    }, []);
    return part.value ? h(part.value, props) : null;
  };
};
