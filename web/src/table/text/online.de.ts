import type { TableTexts } from './en.ts';

export const online: TableTexts['online'] = {
  clocks: {
    title: 'Uhren',
    days: (days, hours) => `${days} T ${hours} h`,
    hours: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
    running: 'läuft',
    scarce: 'knapp',
    little: left => `Die Zeit ist knapp: Dir bleiben ${left}.`,
    factor: factor => `${factor}-fache Zeit`,
    none: 'Dieser Tisch hat keine Uhr.',
    each: (name, left) => `${name}: ${left}`,
  },
  away: {
    standIn: (bot, name) => `${bot} für ${name}`,
    mine: by => `${by} spielt für dich.`,
    somebody: 'Jemand anders',
    back: 'Meinen Platz zurücknehmen',
    final: by => `Deine Zeit ist abgelaufen. ${by} spielt für dich zu Ende.`,
  },
  told: {
    takenOver: (name, by) => `${by} spielt jetzt für ${name}.`,
    takenOverPerson: name => `${name} übernimmt einen Platz.`,
    givenBack: name => `${name} ist zurück.`,
    timedOut: name => `Die Zeit von ${name} ist abgelaufen.`,
    paused: 'Das Spiel ist unterbrochen.',
    resumed: 'Das Spiel geht weiter.',
    holiday: name => `${name} ist im Urlaub.`,
    takenBack: 'Alle sind einverstanden: Die letzten Züge werden zurückgenommen.',
    resultTimedOut: names => `Die Zeit von ${names} ist abgelaufen.`,
  },
  pause: {
    is: 'Das Spiel ist unterbrochen.',
    calendar: 'In den Kalender',
    yours: 'Danach bist du am Zug.',
    isUntil: time => `Das Spiel ist unterbrochen bis ${time}.`,
    resume: 'Jetzt weiterspielen',
  },
  nextTable: 'Nächster Tisch',
  newSeat: sign => `Neues Spiel: Dein Zeichen ist jetzt „${sign}“.`,
  silent: {
    warned: time =>
      `Du schweigst: Ab ${time} dürfen die anderen jemanden für dich spielen lassen. Ein Zug von dir beendet das.`,
  },
  early: {
    plan: 'Zug jetzt vorbereiten',
    planning: 'Dein nächster Zug:',
    hint: 'Angenommen, die anderen tun vor dir nichts mehr.',
    stop: 'Noch nicht',
    handIn: 'Vorab bestätigen',
    handedIn: steps => `Vorab bestätigt: ${steps}`,
    done: 'Vorab bestätigt. Der Zug wird gespielt, wenn du dran bist.',
    withdraw: 'Zurückziehen',
    dropped: why => `Dein vorab bestätigter Zug war nicht möglich: ${why}`,
    /** The same before an open microphone. */
    notDone: 'Ein automatischer Zug war nicht möglich.',
  },
};
