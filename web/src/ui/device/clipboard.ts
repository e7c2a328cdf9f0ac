/** Copies a text. Pages on plain http have no clipboard, so there is the old way too. */
export const copy = async (words: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
};

const copyBySelection = (words: string): boolean => {
  const field = document.createElement('textarea');
  field.value = words;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog nothing outside can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
};

/** Whether the device has a sheet of its own to share with. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** The sheet of the device. Closing it without sharing is no failure. */
export const shareByDevice = (data: ShareData): Promise<void> => navigator.share(data).catch(() => undefined);
