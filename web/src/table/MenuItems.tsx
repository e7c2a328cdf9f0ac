import type { JSX } from 'preact';
import { go } from '../shell/routes.ts';
import { canShare, copy, shareByDevice } from '../ui/device/clipboard.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { toast } from '../ui/Toast.tsx';
import { attempt, hasAgreed, takeBackTo } from './acting.ts';
import { saveLog, saveRecord } from './model/save-record.ts';
import type { TableModel } from './model/table-model.ts';
import { beforeLastTurn } from './online/take-back.ts';
import { tableText } from './text/index.ts';
import { menuText } from './text/menu/index.ts';
import { sheetText } from './text/sheets/index.ts';

interface Item {
  readonly icon: IconName;
  readonly label: string;
  /** Missing: not possible here and now. */
  readonly run: (() => void) | undefined;
}

/** Some rows are buttons elsewhere, too. */
const words = () => ({ ...tableText.value.menu, ...menuText.value });

const share = async (link: string): Promise<void> => {
  if (canShare()) await shareByDevice({ url: link });
  else if (await copy(link)) toast(menuText.value.copied);
  else toast(link);
};

/** The first to want an end proposes it to the others. */
const endLabel = (model: TableModel): string => {
  const menu = words();
  if (hasAgreed(model, 'end')) return menu.disagreeEnd;
  return model.controller.shown.value.agreements.end.length > 0 ? menu.agreeEnd : menu.proposeEnd;
};

/** Asks the others; with bots alone there is nobody to ask. */
const askTakeBack = async (model: TableModel, to: number): Promise<void> => {
  const { source, shown } = model.controller;
  const { version, seats } = shown.peek();
  const asked = await source.acts.peek().propose?.({ kind: 'take-back', to, version });
  if (!asked) return;
  const isAlone = seats.filter(({ kind }) => kind === 'person').length < 2;
  if (!asked.ok) void attempt(Promise.resolve(asked));
  else if (!isAlone) toast(sheetText.value.takeBack.asked);
};

/** Items for agreements, and for what is left to the server. */
const onlineItems = (model: TableModel): readonly Item[] => {
  const { takeBack, pause, holiday, silent, volunteer: offer, deputy, orders } = sheetText.value;
  const { source, shown } = model.controller;
  const { eyes, online, seats, result } = shown.value;
  const { propose, volunteer, deputize, order, takeHoliday } = source.acts.value;
  if (!online) return [];
  const people: Item = { icon: 'people', label: tableText.value.people, run: () => model.open('people') };
  if (result) return [people];
  const to = eyes === null || online.pause ? undefined : beforeLastTurn(shown.value, eyes, model.board);
  const hasOthers = seats.some(({ seat, kind, standIn }) => seat !== eyes && (kind === 'person' || standIn));
  return [
    people,
    {
      icon: 'undo',
      label: takeBack.menu,
      run: propose && to !== undefined ? () => void askTakeBack(model, to) : undefined,
    },
    { icon: 'pause', label: pause.menu, run: propose && !online.pause ? () => model.open('pause') : undefined },
    { icon: 'clock', label: holiday, run: takeHoliday && (() => model.open('holiday')) },
    {
      icon: 'clock',
      label: silent.menu,
      run: propose && hasOthers && !online.clock ? () => model.open('silent') : undefined,
    },
    { icon: 'person', label: deputy.menu, run: deputize && !online.clock ? () => model.open('deputy') : undefined },
    { icon: 'person', label: offer.menu, run: volunteer && (() => model.open('volunteer')) },
    {
      icon: 'list',
      label: orders.menu,
      run: order && (online.left?.available.length ?? 0) > 0 ? () => model.open('orders') : undefined,
    },
  ];
};

/** Where one can look back from here. */
const LOOKS = [
  { icon: 'play', act: 'lookBack', label: 'lookBack' },
  { icon: 'back', act: 'gameBefore', label: 'gameBefore' },
  { icon: 'forward', act: 'gameAfter', label: 'gameAfter' },
] as const;

const itemsOf = (model: TableModel): readonly Item[] => {
  const { head } = tableText.value;
  const menu = words();
  const { source, shown } = model.controller;
  const {
    takeBack,
    restart,
    resign,
    agreeEnd,
    rematch,
    record,
    seatLog,
    share: linkOf,
    goOnline,
    playOn,
    coach,
    ...acts
  } = source.acts.value;
  const isOver = shown.value.result !== null;
  const isOpen =
    shown.value.deciders.length > 0 && acts.deal === undefined && !['lesson', 'what-if'].includes(source.kind);
  return [
    { icon: 'undo', label: menu.takeBack, run: takeBack && (() => void takeBackTo(model)) },
    { icon: 'restart', label: menu.restart, run: restart },
    { icon: 'help', label: coach?.isOn ? menu.coachOff : menu.coach, run: coach?.turn },
    { icon: 'help', label: menu.whatIf, run: isOpen ? () => model.open('whatIf') : undefined },
    ...onlineItems(model),
    {
      icon: 'restart',
      label: hasAgreed(model, 'rematch') ? menu.rematchNot : menu.rematch,
      run: rematch && (() => void attempt(rematch())),
    },
    {
      icon: 'share',
      label: source.replay ? menu.shareMoment : menu.share,
      run: linkOf && (() => void share(linkOf())),
    },
    ...LOOKS.flatMap(({ icon, act, label }) => {
      const to = acts[act];
      return to === undefined ? [] : [{ icon, label: menu[label], run: () => go(to) }];
    }),
    { icon: 'play', label: menu.playOn, run: playOn && (() => model.open('playOn')) },
    { icon: 'people', label: menu.goOnline, run: goOnline && (() => model.open('online')) },
    {
      icon: 'download',
      label: menu.record,
      run: record && (async () => void attempt(record()).then(made => made && saveRecord(made))),
    },
    {
      icon: 'download',
      label: menu.seatLog,
      run: seatLog && (async () => void attempt(seatLog()).then(made => made && saveLog(made))),
    },
    { icon: 'lock', label: menu.check, run: isOver && record ? () => model.open('shuffle') : undefined },
    {
      icon: 'check',
      label: endLabel(model),
      run: agreeEnd && (() => void attempt(agreeEnd())),
    },
    { icon: 'keyboard', label: head.command, run: () => model.open('command') },
    { icon: 'flag', label: menu.resign, run: resign && (() => model.open('resign')) },
  ];
};

/** Loaded when it is first shown, with its words. */
export const loadMenuItems = async (): Promise<typeof MenuItems> => {
  await Promise.all([menuText.load(), sheetText.load()]);
  return MenuItems;
};

/** Acts at a table beside moves. */
function MenuItems({ model }: { readonly model: TableModel }): JSX.Element {
  const menu = menuText.value;
  return (
    <ul class="menu-rows table-menu" aria-label={menu.title}>
      {itemsOf(model).map(
        ({ icon, label, run }) => run && <MenuItem key={label} icon={icon} label={label} run={run} />,
      )}
      <li>
        <a href="/settings">
          <Icon name="settings" /> {menu.settings}
        </a>
      </li>
    </ul>
  );
}
