import { de } from '@ankerplatz/kit';
import type { TableTexts } from './en.ts';

export const online: TableTexts['online'] = {
  clocks: {
    title: 'Pendules',
    days: (days, hours) => `${days} j ${hours} h`,
    hours: (hours, minutes) => `${hours} h ${String(minutes).padStart(2, '0')}`,
    running: 'en marche',
    scarce: 'peu de temps',
    little: left => `Il reste peu de temps : ${left}.`,
    factor: factor => `temps × ${factor}`,
    none: 'Cette table n’a pas de pendule.',
    each: (name, left) => `${name} : ${left}`,
  },
  away: {
    standIn: (bot, name) => `${bot} pour ${name}`,
    mine: by => `${by} joue à votre place.`,
    somebody: 'Quelqu’un d’autre',
    back: 'Reprendre ma place',
    final: by => `Votre temps est écoulé. ${by} termine la partie pour vous.`,
  },
  told: {
    takenOver: (name, by) => `${by} joue maintenant pour ${name}.`,
    takenOverPerson: name => `${name} reprend une place.`,
    givenBack: name => `${name} est de retour.`,
    timedOut: name => `Le temps ${de(name)} est écoulé.`,
    paused: 'La partie est suspendue.',
    resumed: 'La partie reprend.',
    holiday: name => `${name} est en congé.`,
    takenBack: 'Les derniers coups sont repris.',
    resultTimedOut: names => `Le temps ${de(names)} est écoulé.`,
  },
  pause: {
    is: 'La partie est suspendue.',
    calendar: 'Ajouter au calendrier',
    yours: 'Ensuite, ce sera à vous.',
    isUntil: time => `La partie est suspendue jusqu’au ${time}.`,
    resume: 'Reprendre maintenant',
  },
  nextTable: 'Table suivante',
  newSeat: sign => `Nouvelle partie : votre signe est « ${sign} ».`,
  silent: {
    warned: time => `Vous ne répondez pas : dès ${time}, les autres peuvent vous remplacer. Un coup y met fin.`,
  },
  early: {
    plan: 'Préparer votre tour',
    planning: 'Votre prochain tour :',
    hint: 'Comme si les autres ne faisaient plus rien.',
    stop: 'Pas encore',
    handIn: 'Valider d’avance',
    handedIn: steps => `Validé d’avance : ${steps}`,
    done: 'Validé d’avance. Ce sera joué à votre tour.',
    withdraw: 'Retirer',
    dropped: why => `Votre tour d’avance n’a pas pu être joué : ${why}`,
    /** The same before an open microphone. */
    notDone: 'Un tour d’avance n’a pas pu être joué.',
  },
};
