import type { LessonReading, LessonStep } from '@ankerplatz/kit/lesson';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { LessonTable } from '../../lessons/lesson-table.ts';
import { settings } from '../../settings/settings.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { lessonText } from '../../text/lessons.ts';

/** A lesson on the table: what is said now, and what can be done about it. */
export class LessonModel {
  readonly reading: ReadonlySignal<LessonReading>;
  /** null: the lesson is done. */
  readonly step: ReadonlySignal<LessonStep | null>;

  constructor(
    private readonly model: TableModel,
    readonly table: LessonTable,
  ) {
    const { controller } = model;
    let last = table.run.peek().reading(this.drafted);
    this.reading = computed(() => {
      const run = table.run.value;
      const { version } = controller.shown.value;
      const drafted = this.drafted;
      // While others play before one's eyes, nothing new is said.
      if (version >= run.version) last = run.reading(drafted);
      return last;
    });
    this.step = computed(() => this.lesson.steps[this.reading.value.step] ?? null);
  }

  get lesson(): LessonTable['run']['value']['lesson'] {
    return this.table.run.value.lesson;
  }

  /** Whether others play what is written for them. */
  get isWaiting(): boolean {
    return this.reading.value.due !== null;
  }

  /** Another seat's turn is being shown: what was asked is done. */
  get isWatching(): boolean {
    const { version, deciders } = this.model.controller.shown.value;
    const isOn = version < this.table.run.value.version || this.isWaiting;
    return isOn && !deciders.includes(this.lesson.seat);
  }

  get text(): string {
    if (this.isWatching) return lessonText.value.watch;
    return this.step.value?.text[settings.value.language] ?? '';
  }

  /** Why the lesson meant another move than the one that led astray; where nothing is written of it, what that one did. */
  get answer(): string | null {
    const { astray } = this.reading.value;
    if (astray === null) return null;
    const { version } = this.table.run.value;
    const { draft, shown } = this.model.controller;
    const events = astray < version ? shown.value.log[astray]?.events : draft.value.steps[astray - version]?.events;
    const why = this.step.value?.why?.[settings.value.language];
    if (why) return why;
    const told = (events ?? []).filter(event => this.model.board.isTold(event)).map(event => this.model.tell(event));
    return told[0] ?? '';
  }

  goOn(): void {
    this.table.goOn(this.drafted);
  }

  /** Before the move that led astray. */
  stepBack(): void {
    const { astray } = this.reading.peek();
    const { controller } = this.model;
    const { version } = this.table.run.peek();
    if (astray === null) return;
    if (astray >= version) {
      controller.backTo(astray - version);
      return;
    }
    const redo = this.table.backTo(astray);
    if (redo.length > 0) controller.play(redo, false);
  }

  private get drafted(): { readonly moves: readonly string[]; readonly isComplete: boolean } {
    const { ground, moveTexts, isComplete } = this.model.controller.draft.value;
    const isNow = ground.version === this.table.run.value.version;
    return isNow ? { moves: moveTexts, isComplete } : { moves: [], isComplete: false };
  }
}
