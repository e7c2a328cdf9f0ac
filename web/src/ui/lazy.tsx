import { useSignal } from '@preact/signals';
import { type ComponentType, h, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../text/text.ts';
import { closeOnWayBack } from './device/way-back.ts';
import { toast } from './Toast.tsx';

/** The line is lost, or the server has a newer site and this part no more. Nothing is lost by loading the page anew. */
const offerReload = (): void => {
  const { failed, reload } = text.value.app;
  toast(failed, { look: 'warning', act: { label: reload, run: () => location.reload() }, stays: true });
};

/** A component that is loaded when it is first shown; `coming` stands in its place until then. Never before: a browser keeps a part that failed for as long as the page lives. */
export const lazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: () => JSX.Element | null = () => null,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): JSX.Element | null {
    const part = useSignal(loaded);
    useEffect(() => {
      // The part may have come, for another one, since this one was first drawn.
      part.value = loaded;
      if (loaded) return;
      // A dialog can be closed by the way back before it has come, too.
      const { onClose } = props as { readonly onClose?: () => void };
      const forget = onClose && closeOnWayBack(onClose);
      load().then(found => {
        loaded = found;
        forget?.();
        part.value = found;
      }, offerReload);
      return forget;
    }, []);
    return part.value ? h(part.value, props) : coming();
  };
};
