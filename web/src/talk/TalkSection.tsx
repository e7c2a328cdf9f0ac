import type { JSX } from 'preact';
import { loadTalkPanel, type TalkPanelProps } from './TalkPanel.tsx';
import { talkText } from './text/index.ts';

/** A part of a page where people talk before their game. */
export const loadTalkSection = async () => {
  const TalkPanel = await loadTalkPanel();
  return function TalkSection({ talk }: TalkPanelProps): JSX.Element {
    const { title } = talkText.value;
    return (
      <section class="talk-section" aria-label={title}>
        <h2>{title}</h2>
        <TalkPanel talk={talk} />
      </section>
    );
  };
};
