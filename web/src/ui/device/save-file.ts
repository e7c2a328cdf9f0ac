/** Gives a text to the person as a file. */
export const saveText = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** Gives something to the person as a file of JSON. */
export const saveFile = (name: string, content: unknown): void =>
  saveText(name, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
