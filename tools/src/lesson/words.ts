/** The few sentences around a lesson. */
export interface LessonWords {
  title(number: number, lessons: number, title: string): string;
  step(step: number, steps: number): string;
  readonly goOn: string;
  readonly hint: string;
  readonly astray: string;
  readonly done: string;
  readonly courseDone: string;
  next(command: string): string;
  readonly nothingBack: string;
}
