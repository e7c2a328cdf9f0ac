import type { RulesReference } from '../../paragraphs.ts';
import { termsDe } from './terms.ts';

export const rulesDe = {
  '#short': {
    title: 'Das Spiel in Kürze',
    blocks: [
      'Ziel: Zwei Teams segeln um die Wette. Bringt alle Seefahrer eures Teams aus den Wasserstrudeln über den Ring in die sicheren Häfen, bevor es dem anderen Team gelingt.',
      'Eine Runde im Überblick: Jeder bekommt 5 Karten und gibt 1 davon verdeckt seinem Teampartner. Dann spielt reihum im Uhrzeigersinn jeder eine Karte, bis alle Hände leer sind. Zum Schluss wird für Moby Dick gewürfelt, sobald er auf dem Spielplan ist.',
      'Eine 1 oder 12 bringt einen Seefahrer aus dem Wasserstrudel auf sein Startfeld. Eine Zahl zieht einen Seefahrer so viele Schritte im Uhrzeigersinn; nur die 4 zieht rückwärts. Sonderkarten vertauschen Seefahrer, geben Hände weiter oder nehmen einen Zug zurück.',
      'Wer auf einem Seefahrer landet, schlägt ihn: Er beginnt wieder in seinem Wasserstrudel, auch ein eigener. Überspringen darf man niemanden, außer mit einer 7. Wer eine Karte nutzen kann, muss eine spielen, auch zum eigenen Schaden.',
      'Wer gewinnt: das Team, das zuerst alle 8 Seefahrer in seinen Häfen hat, im schnellen Spiel 6 (#5). Punkte gibt es nicht.',
    ],
  },
  '#3': {
    title: 'Vorbereitung',
    blocks: [
      'Vier Spieler bilden zwei Teams. Teampartner sitzen einander gegenüber: Nord und Süd spielen gegen Ost und West. Im Uhrzeigersinn heißen die Farben Nord, Ost, Süd, West.',
      'Alle beginnen mit 4 Seefahrern im Wasserstrudel ihrer Farbe, im schnellen Spiel mit 3 (#12). Im Duell hat jeder zwei Farben und 8 Seefahrer (#11). Moby Dick ist noch nicht auf dem Spielplan.',
      'Der erste Geber wird ausgelost, es sei denn, der Tisch wurde mit einem bestimmten Geber eröffnet.',
    ],
  },
  '#4': {
    title: 'Varianten',
    blocks: [
      'Teamspiel: 4 Spieler, Teampartner gegenüber, je 4 Seefahrer. Die Abschnitte #3 bis #10 beschreiben es.',
      'Duell: 2 Spieler. Einer spielt Nord und Süd, der andere Ost und West, jeder mit 8 Seefahrern (#11).',
      'Schnelles Spiel: 4 Spieler, Teampartner gegenüber, je 3 Seefahrer (#12).',
    ],
    advice: 'Tipp: Für die erste Partie eignen sich das schnelle Spiel und das Teamspiel am besten.',
  },
  '#5': {
    title: 'Ziel und Ende des Spiels',
    blocks: [
      'Bringt alle Seefahrer eures Teams aus den Wasserstrudeln über den Ring in die sicheren Häfen, bevor es dem anderen Team gelingt. Teamspiel und Duell: Alle 8 müssen drin sein. Schnelles Spiel: alle 6, und zwar auf den 3 innersten Feldern ihrer Häfen (#12).',
      'Sobald ein Team oder ein Spieler des Duells das geschafft hat, ist das Spiel sofort aus. Von der letzten Karte muss jeder Schritt genutzt werden (#9.10), und keine Nautilùs-Karte kann mehr folgen.',
      'Punkte gibt es nicht. Die Sieger belegen gemeinsam Rang 1, die anderen Rang 2.',
    ],
  },
  '#6': {
    title: 'Der Spielplan',
    blocks: [
      'Der Ring hat 64 Felder. Vorwärts heißt im Uhrzeigersinn. Jedes Viertel des Rings beginnt mit einem Startfeld: Start Nord, Start Ost, Start Süd, Start West. Von dort werden die übrigen 15 Felder des Viertels gezählt: Nord 1 bis Nord 15, dann kommt Start Ost.',
      'Jede Farbe hat einen Wasserstrudel, in dem ihre Seefahrer beginnen und in den sie zurückkehren, wenn sie geschlagen werden. Jede Farbe hat auch einen sicheren Hafen mit 4 Feldern. Hafen 1 folgt auf das eigene Startfeld, Hafen 4 ist das innerste.',
      'Es gibt 4 Höhlen, eine in jedem Viertel. Jede liegt als Nische neben einem Feld des Rings, ihrem Eingang: Nord 8, Ost 8, Süd 8 und West 8.',
      'Moby Dick ist eine einzelne Figur, die nur auf dem Ring unterwegs ist. Sein Würfel zeigt 1–6.',
      '„Ein Feld hinter“ meint immer das Nachbarfeld gegen den Uhrzeigersinn. Ein Feld hinter Start Nord liegt West 15.',
    ],
  },
  '#7': {
    title: 'Spielablauf',
    blocks: [
      'Gespielt wird in Runden. Eine Runde besteht aus: Austeilen (#7.1), Ansage und Kartentausch (#7.2), Ausspielen aller Karten (#7.3), Moby Dicks Würfel (#7.4).',
      'Nach jeder Runde wird der nächste Spieler im Uhrzeigersinn Geber. Das gilt ohne Unterbrechung auch dann, wenn der Stapel neu gemischt wird.',
      'Im Duell tritt der Mulligan an die Stelle von Ansage und Kartentausch (#11.1).',
    ],
  },
  '#7.1': {
    title: 'Austeilen',
    blocks: [
      'Vor der ersten Runde werden alle 104 Karten gemischt. Ausgeteilt wird einzeln und im Uhrzeigersinn, zuerst an den Spieler links vom Geber.',
      'Ein Stapel reicht für 5 Runden. In diesen bekommt jeder 5, 5, 5, 5 und 6 Karten. Danach werden alle 104 Karten neu gemischt.',
      'Das Duell wird anders ausgeteilt: 8 Karten für jeden (#11.1).',
    ],
  },
  '#7.2': {
    title: 'Ansage und Kartentausch',
    blocks: [
      'Nach dem Austeilen sehen alle, wer eine 1 oder 12 hat. Die Ansage gilt für die Karten, wie sie ausgeteilt wurden. Nach dem Kartentausch wird sie nicht erneuert.',
      'Dann geben die Partner jedes Teams einander verdeckt eine Karte. Alle wählen gleichzeitig. Die Karten wechseln den Besitzer, wenn alle gewählt haben.',
      'Absprachen dazu sind verboten: Solange der Kartentausch läuft, ist der Chat geschlossen. Eine weitergegebene Karte kennen nur, wer sie gegeben und wer sie bekommen hat.',
      'Im Duell gibt es weder Ansage noch Kartentausch.',
    ],
  },
  '#7.3': {
    title: 'Spielrunde',
    blocks: [
      'Den Anfang macht der Spieler links vom Geber, also der nächste im Uhrzeigersinn. Reihum wird je Zug eine Karte gespielt. Wer keine Karte mehr hat, wird übergangen. Sind alle Hände leer, ist das Ausspielen zu Ende.',
      'Eine gespielte oder abgeworfene Karte liegt sofort auf dem Ablagestapel. Du wirst auch gefragt, wenn du nur eine Möglichkeit hast. Nur die Nutzung der Karte nach einer Nautilùs-Karte entfällt, wenn es keine gibt.',
      'Geheim sind die Handkarten, die Reihenfolge des Stapels und die Karten, die bei Kartentausch oder Seehandel gegeben werden. Sie kennt nur, wer sie hat, gegeben oder bekommen hat.',
      'Öffentlich sind die Zahl der Karten in jeder Hand und im Stapel, der Ablagestapel in seiner Reihenfolge und offene Hände (#8.telescope).',
    ],
  },
  '#7.4': {
    title: 'Moby Dick und sein Würfel',
    blocks: [
      'Moby Dick ist nicht auf dem Spielplan, bis die erste Nautilùs-Karte des Spiels gespielt wird. Dann erscheint er ein Feld hinter dem Startfeld dieses Spielers (#8.nautilus).',
      'Am Ende jeder Runde, in der er auf dem Spielplan ist, wird gewürfelt. Das gilt auch für die Runde, in der er erschienen ist. Der Würfel zeigt 1–6.',
      'Er zieht so viele Felder vorwärts. Jeder Seefahrer, an dem er vorbeikommt, wird geschlagen, ebenso einer auf dem Feld, auf dem er anhält, gleich wem er gehört.',
      'Höhlen und Häfen betritt er nie. Seefahrer in Höhlen und Häfen sind vor ihm sicher.',
    ],
  },
  '#8': {
    title: 'Die Karten',
    blocks: [
      'Der Stapel hat 104 Karten in 18 Sorten. Je 8-mal gibt es 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 und 12.',
      'Dazu kommen 4 Nautilùs-Karten, 7 Kompasse und je einmal Teleskop, Sturm, Kaperfahrt, Seehandel und Moby Dick.',
      'Zahlenkarten und Kompass brauchen einen erlaubten Zug. Nautilùs, Teleskop, Sturm, Kaperfahrt, Seehandel und Moby Dick sind immer spielbar, auch wenn sie nichts bewirken.',
    ],
  },
  '#8.1': {
    title: 'Karte 1',
    blocks: [
      'Setze einen Seefahrer aus dem Wasserstrudel auf sein Startfeld (#9) oder ziehe mit einem Seefahrer 1 Schritt vorwärts.',
    ],
  },
  '#8.2': { title: 'Karte 2', blocks: ['Ziehe mit einem Seefahrer 2 Schritte vorwärts.'] },
  '#8.3': { title: 'Karte 3', blocks: ['Ziehe mit einem Seefahrer 3 Schritte vorwärts.'] },
  '#8.4': {
    title: 'Karte 4',
    blocks: [
      'Ziehe mit einem Seefahrer 4 Schritte rückwärts, also auf dem Ring gegen den Uhrzeigersinn. Vorwärts geht es mit ihr nicht. Für Überspringen, Landen, Reiten und Höhlen gilt dasselbe wie vorwärts. Ein Seefahrer im Hafen kann keine 4 nutzen.',
      'Beginnt ein Seefahrer den Zug jenseits seines Startfelds, darf er dort auf dem Rückweg in seinen Hafen abbiegen. Steht er 1 Feld jenseits, kommt er auf Hafen 3, bei 2 Feldern auf Hafen 2, bei 3 Feldern auf Hafen 1. Er darf auch auf dem Ring bleiben.',
      'Ein Seefahrer, der auf seinem Startfeld selbst steht, kommt mit einer 4 nie in den Hafen (#10.2).',
    ],
  },
  '#8.5': {
    title: 'Karte 5',
    blocks: [
      'Mache 5 Schritte vorwärts, nach Belieben verteilt auf deine Seefahrer und die deines Teampartners. Ein Seefahrer kann 1 bis 5 davon machen. Auch Seefahrer in Häfen zählen. Im Duell verteilst du sie auf deine 8 Seefahrer.',
      'Jeder Teil ist ein eigener Zug vorwärts, mit Landen, Schlagen und Reiten. Die Teile machst du nacheinander in der Reihenfolge, die du willst. Jeden muss ein anderer Seefahrer machen.',
      'Alle 5 Schritte müssen gemacht werden. Ein Teil, nach dem der Rest nicht mehr möglich wäre, ist nicht erlaubt.',
    ],
  },
  '#8.6': { title: 'Karte 6', blocks: ['Ziehe mit einem Seefahrer 6 Schritte vorwärts.'] },
  '#8.7': {
    title: 'Karte 7',
    blocks: [
      'Ziehe mit einem Seefahrer 7 Schritte vorwärts. Er darf auf dem Ring Seefahrer überspringen und schlägt sie alle, auch deine eigenen und die deines Teampartners. Ein Seefahrer auf dem letzten Feld wird wie sonst geschlagen (#9.2).',
      'In einem Hafen ist die 7 blockiert wie jede andere Karte. Seefahrer in Höhlen am Weg berührt sie nicht. Eine Höhle kann nur der letzte Schritt sein, nie einer unterwegs (#10.3).',
      'Über Moby Dick hinwegzuziehen hat keine Wirkung; wer auf ihm landet, reitet (#9.5).',
    ],
  },
  '#8.8': {
    title: 'Karte 8',
    blocks: [
      'Ziehe mit einem Seefahrer 8 Schritte vorwärts oder lass den nächsten Spieler aussetzen.',
      'Aussetzen muss der nächste Spieler im Uhrzeigersinn, der Karten hat. Er wirft eine Karte seiner Wahl ab, und sein Zug ist vorbei.',
      'Hat sonst niemand eine Karte, ist das Aussetzen nicht möglich.',
    ],
  },
  '#8.9': { title: 'Karte 9', blocks: ['Ziehe mit einem Seefahrer 9 Schritte vorwärts.'] },
  '#8.10': { title: 'Karte 10', blocks: ['Ziehe mit einem Seefahrer 10 Schritte vorwärts.'] },
  '#8.12': {
    title: 'Karte 12',
    blocks: [
      'Setze einen Seefahrer aus dem Wasserstrudel auf sein Startfeld (#9) oder ziehe mit einem Seefahrer 12 Schritte vorwärts.',
    ],
  },
  '#8.nautilus': {
    title: 'Nautilùs',
    blocks: [
      'Was die letzte Karte auf dem Spielplan bewirkt hat, wird zurückgenommen, als wäre sie nicht gespielt worden. Dann musst du diese Karte selbst nutzen, auf eine beliebige ihrer Arten, als hättest du sie gespielt. Kannst du das nicht, bleibt es beim Zurücknehmen.',
      'Die letzte Karte ist die, die in dieser Runde zuletzt gespielt oder abgeworfen wurde. Nach einer Nautilùs-Karte ist es die Karte, die mit ihr genutzt wurde. Nach einem Abwurf ist nichts zurückzunehmen: Du nutzt einfach die Karte.',
      'Zurückgenommen werden die Plätze aller Seefahrer (und ob sie frisch sind) und der Platz von Moby Dick. Handkarten und Wissen bleiben, wie sie sind. Was Sturm, Seehandel, Teleskop oder Kaperfahrt bewirkt haben, wird nicht zurückgenommen: Du tust dasselbe einfach noch einmal für dich.',
      'Was eine Nautilùs-Karte bewirkt hat, wird im Ganzen zurückgenommen, auch ihr eigenes Zurücknehmen (#10.1). Ließ sich die Karte dabei nicht nutzen, bleibt sie die letzte Karte. Eine weitere Nautilùs-Karte hebt dann das Zurücknehmen wieder auf.',
      'Wurde in dieser Runde noch keine Karte gespielt oder abgeworfen, bringt eine Nautilùs-Karte nur Moby Dick, falls er noch nicht erschienen ist. Auch danach gibt es keine letzte Karte. Wird eine Nautilùs-Karte beim Aussetzen abgeworfen, gibt es keine letzte Karte mehr, und der Wal kommt nicht.',
      'Die erste gespielte Nautilùs-Karte des Spiels bringt Moby Dick, nach dem Zurücknehmen und vor der Nutzung. Er kommt ein Feld hinter dein Startfeld, im Duell hinter das von Nord oder Ost, deiner ersten Farbe. Ein Seefahrer, der dort steht, wird geschlagen.',
      'Seine Ankunft wird nie zurückgenommen. Werden die Plätze von vorher wiederhergestellt, bleibt er auf dem Feld seiner Ankunft, und ein Seefahrer, der dort stehen würde, wird geschlagen. Folgt der ersten Nautilùs-Karte eine zweite, bleibt er hinter dem Startfeld dessen, der die erste gespielt hat.',
    ],
  },
  '#8.compass': {
    title: 'Kompass',
    blocks: [
      'Vertausche zwei Figuren. Du kannst zwei beliebige Seefahrer auf dem Ring oder in Höhlen wählen, gleich wem sie gehören. Auch zwei derselben Farbe sind erlaubt.',
      'Du kannst auch einen Seefahrer auf dem Ring mit Moby Dick vertauschen. Mit einem Seefahrer in einer Höhle geht das nicht, denn Moby Dick kommt nie in eine Höhle.',
      'Wer in einem Hafen oder Wasserstrudel ist, kann nicht vertauscht werden. Niemand wird geschlagen, niemand reitet. Vertauschte Seefahrer sind nicht mehr frisch (#9.11).',
    ],
  },
  '#8.telescope': {
    title: 'Teleskop',
    blocks: [
      'Bis die Runde zu Ende ist, spielen alle anderen, auch dein Teampartner, mit offener Hand. Jeder kann die Karten sehen.',
      'Offen ist der Spieler, nicht die Karten. Wandern die Hände weiter, etwa bei einem Sturm, bleiben dieselben Spieler mit ihren neuen Karten offen.',
    ],
  },
  '#8.storm': {
    title: 'Sturm',
    blocks: [
      'Alle reichen ihre ganze Hand an den rechten Nachbarn weiter, also an den nächsten gegen den Uhrzeigersinn. Im Duell tauschen die beiden ihre Hände.',
      'Danach musst du noch eine Karte spielen, und zwar aus der neuen Hand. Ist keine davon nutzbar, wirfst du eine ab. Ist deine neue Hand leer, geschieht nichts weiter.',
    ],
  },
  '#8.privateer': {
    title: 'Kaperfahrt',
    blocks: [
      'Du nimmst die Karten des nächsten Spielers im Uhrzeigersinn, der welche hat, und siehst sie an. Sie zählen weiter als seine. Du spielst seinen Zug für ihn: mit seinen Karten, seinen Seefahrern und derselben Spielpflicht (#9.3).',
      'Danach geht es mit dem Spieler nach ihm weiter. Hat kein anderer Spieler eine Karte, bewirkt die Kaperfahrt nichts.',
      'Wird in einem solchen gekaperten Zug wieder eine Kaperfahrt genutzt, behält derselbe Spieler das Kommando. Eine erste Nautilùs-Karte darin bringt Moby Dick hinter das Startfeld des gekaperten Spielers.',
      'Treibt der gekaperte Spieler Seehandel mit dem, der das Kommando hat, wählt dieser zuerst die Karte des Gekaperten, dann seine eigene.',
    ],
  },
  '#8.trade': {
    title: 'Seehandel',
    blocks: [
      'Teamspiel und schnelles Spiel: Du und dein Teampartner gebt einander verdeckt eine Karte. Hat einer von euch keine mehr, geschieht nichts. Der Handel gilt, wenn beide gegeben haben. So lange ist der Chat geschlossen.',
      'Duell: Du nennst nacheinander Kartensorten, bis du eine nennst, die der andere hat. Du kannst jede der 18 Sorten nennen, jede höchstens einmal. Alle Antworten sind öffentlich.',
      'Du bekommst diese Karte und gibst eine andere zurück, jede außer der eben erhaltenen. Hast du keine andere Karte oder der andere gar keine, geschieht nichts.',
    ],
  },
  '#8.moby': {
    title: 'Moby Dick',
    blocks: [
      'Moby Dick zieht vorwärts bis zum nächsten Seefahrer auf dem Ring und schlägt ihn, gleich wem er gehört. Auf dessen Feld bleibt er. An Seefahrern in Höhlen und Häfen zieht er vorbei.',
      'Die Karte wirkt nicht, wenn er nicht auf dem Spielplan ist oder kein Seefahrer auf dem Ring steht. Spielbar ist sie trotzdem.',
    ],
  },
  '#9': {
    title: 'Ziehen',
    blocks: [
      'Mit einer Zahlenkarte zieht ein Seefahrer genau so viele Schritte vorwärts auf dem Ring. Kein Schritt darf übrig bleiben. Nur die 4 geht rückwärts, nur die 5 lässt sich aufteilen.',
      'Von seinem eigenen Startfeld darf ein Seefahrer in seinen Hafen abbiegen, statt auf dem Ring weiterzuziehen. Der Schritt nach dem Startfeld führt dann auf Hafen 1. Ein frischer Seefahrer muss auf dem Ring weiter.',
      'Frisch ist ein Seefahrer, der herausgekommen ist und sein Startfeld noch nicht verlassen hat. Auch ein Ritt oder ein Tausch mit dem Kompass beendet die Frische.',
      'Herauskommen mit einer 1 oder 12: Ein Seefahrer geht vom Wasserstrudel auf sein eigenes Startfeld und ist frisch. Ein Seefahrer, der dort steht, wird geschlagen, auch ein eigener. Im Wasserstrudel sind alle gleich; der mit der kleinsten Nummer kommt heraus.',
    ],
  },
  '#9.1': {
    title: 'Kein Überspringen',
    blocks: [
      'Auf keinem Feld, über das ein Seefahrer zieht, darf ein anderer stehen, gleich welcher Farbe, ob auf dem Ring oder im Hafen. Nur die 7 überspringt Seefahrer auf dem Ring (#8.7).',
      'Über Moby Dick darf man hinwegziehen. Ein Seefahrer in einer Höhle versperrt ihren Eingang nicht.',
    ],
  },
  '#9.2': {
    title: 'Landen und Schlagen',
    blocks: [
      'Endet dein Zug auf einem Feld des Rings oder in einer Höhle, wo schon ein Seefahrer ist, wird dieser geschlagen. Er kehrt in seinen Wasserstrudel zurück, gleich wem er gehört: auch deiner oder der deines Teampartners.',
      'Ein Hafenfeld muss leer sein. Die Schrittzahl muss genau passen.',
    ],
  },
  '#9.3': {
    title: 'Spielpflicht',
    blocks: [
      'Ist irgendeine deiner Handkarten nutzbar, musst du eine spielen, selbst zum eigenen Schaden. Welche der nutzbaren du spielst, entscheidest du.',
      'Das gilt ebenso für Sonderkarten. Nautilùs, Teleskop, Sturm, Kaperfahrt, Seehandel und Moby Dick sind immer spielbar. Zahlenkarten und Kompass brauchen einen erlaubten Zug; zwei Seefahrer einer Farbe zu vertauschen ist einer.',
    ],
  },
  '#9.4': {
    title: 'Abwerfen',
    blocks: [
      'Ist keine deiner Karten nutzbar, wirfst du irgendeine ab. Damit ist dein Zug vorbei. Solange eine Karte nutzbar ist, darfst du nicht abwerfen, außer du musst aussetzen (#8.8).',
    ],
  },
  '#9.5': {
    title: 'Auf Moby Dick reiten',
    blocks: [
      'Ein Seefahrer, der auf Moby Dicks Feld landet, reitet. Moby Dick zieht vorwärts bis zum nächsten anderen Seefahrer auf dem Ring und schlägt ihn, gleich wem er gehört. Seefahrer in Höhlen zählen nicht.',
      'Dann kommt der Reiter ein Feld hinter Moby Dick zu stehen. Er ist nicht frisch.',
      'Steht kein anderer Seefahrer auf dem Ring, gilt #10.6. Für einen, der auf Moby Dick herauskommt, gilt #10.8.',
    ],
  },
  '#9.6': {
    title: 'Höhlen',
    blocks: [
      'Vom Eingang führt ein Schritt in die Höhle. Er muss der letzte eines Zuges sein, vorwärts oder rückwärts. Eine Höhle ist nie ein Feld auf dem Weg.',
      'Zieht ein Seefahrer aus der Höhle weiter, tritt er zuerst auf den Eingang zurück, in beiden Richtungen. Das zählt als Schritt. Im selben Zug kann er nicht wieder in die Höhle.',
      'In der Höhle ist ein Seefahrer vor Moby Dick sicher, der nie hineingeht. Er versperrt den Eingang nicht, andere können also vorbei. Schlagen kann ihn ein Seefahrer, dessen Zug in der Höhle endet, und ein Kompass kann ihn mit einem anderen Seefahrer vertauschen.',
    ],
  },
  '#9.7': {
    title: 'Im sicheren Hafen',
    blocks: [
      'Im Hafen ziehen Seefahrer nur vorwärts und nie wieder hinaus. Sie dürfen einander nicht überspringen, auch nicht mit einer 7. Geschlagen wird dort niemand.',
      'Wer auf dem innersten freien Feld steht, ist endgültig angekommen.',
    ],
    advice: 'Tipp: Mit einer 5 lässt sich der Hafen gut aufräumen, denn sie bewegt mehrere Seefahrer.',
  },
  '#9.8': {
    title: 'Mit wessen Seefahrern du ziehst',
    blocks: [
      'Du ziehst mit den Seefahrern deiner Farbe. Sind alle im Hafen, ziehst du mit denen deines Teampartners und darfst sie auch herausbringen. Im schnellen Spiel müssen deine dazu auf den 3 innersten Feldern sein.',
      'Im Duell ziehst du jederzeit mit deinen beiden Farben. Eine 5 darf immer auch Seefahrer des Teampartners bewegen (#8.5), und ein Kompass darf jeden vertauschen (#8.compass).',
    ],
  },
  '#9.9': {
    title: 'Am Hafen vorbei',
    blocks: [
      'In den Hafen abzubiegen ist freigestellt, die Spielpflicht aber bleibt. Passt keine Karte, kann ein Seefahrer gezwungen sein, über sein Startfeld hinauszuziehen und den Ring noch einmal zu umrunden.',
    ],
  },
  '#9.10': {
    title: 'Der letzte Seefahrer',
    blocks: [
      'Der letzte Seefahrer eines Teams muss mit genauer Schrittzahl einlaufen. Jeder Schritt der Karte muss genutzt werden.',
      'Beispiel: 3 Seefahrer stehen auf Hafen 2, 3 und 4, und dem letzten fehlen 3 Schritte bis Hafen 1. Eine 5 lässt sich nicht allein für diese 3 Schritte nutzen.',
      'Ist der letzte Seefahrer drin, ist das Spiel sofort aus. Keine Nautilùs-Karte kann diesen Zug noch zurücknehmen.',
    ],
  },
  '#9.11': {
    title: 'Nach einem Kompass',
    blocks: [
      'Ein vertauschter Seefahrer gilt als vorwärts an seinen neuen Platz gekommen. Er ist nicht mehr frisch, und eine Umrundung braucht er nicht.',
      'Beispiel: Ein Seefahrer, der auf sein eigenes Startfeld getauscht wurde, darf von dort mit einer 1, 2 oder 3 oder mit einem Teil einer 5 in den Hafen.',
    ],
  },
  '#10': {
    title: 'Sonderfälle und Festlegungen',
    blocks: [
      'Die Punkte von #10 beantworten Fragen zu besonderen Lagen. Wo das Regelheft etwas offenlässt, gilt in diesem Spiel das Folgende; Genaues steht in den genannten Abschnitten.',
      'Moby Dick schlägt auch den Seefahrer, auf dem er nach dem Würfeln landet (#7.4), und einen auf dem Feld seiner Ankunft (#8.nautilus). Eine Nautilùs-Karte nimmt Plätze zurück, nie Hände oder Wissen (#8.nautilus).',
      'Die Teile einer 5 machen verschiedene Seefahrer (#8.5). Aussetzen und Kaperfahrt treffen den nächsten Spieler, der Karten hat (#8.8, #8.privateer). Offen ist der Spieler, nicht seine Karten (#8.telescope). Die weitere Karte nach einem Sturm ist Pflicht (#8.storm).',
      'Sechs Sonderkarten sind immer spielbar (#9.3). Beide Spieler eines Duells werden nach dem Mulligan gefragt (#11.1).',
    ],
  },
  '#10.1': {
    title: 'Mehrere Nautilùs-Karten in Folge',
    blocks: [
      'Beispiel: A spielt eine 12 und bringt einen Seefahrer heraus. B spielt Nautilùs: Der Seefahrer von A geht in den Wasserstrudel zurück, und B bringt mit der 12 einen eigenen heraus.',
      'C spielt noch einmal Nautilùs. Alles, was die Karte von B bewirkt hat, wird zurückgenommen, auch ihr Zurücknehmen: Der Seefahrer von B geht zurück, der von A ist wieder draußen. Jetzt muss C die 12 nutzen, zum Herausbringen oder für 12 Schritte vorwärts.',
      'War die Nautilùs-Karte von B die erste des Spiels, kam Moby Dick hinter das Startfeld von B. Dort bleibt er, wenn C die zweite spielt.',
    ],
  },
  '#10.2': {
    title: 'Mit einer 4 in den Hafen',
    blocks: [
      'Eine 4 darf rückwärts in den Hafen führen, wenn der Seefahrer den Zug jenseits seines Startfelds beginnt. Es genügt, dass er es seit dem Herauskommen einmal verlassen hat; eine Umrundung ist nicht nötig.',
      'Beispiel: Steht er 2 Felder jenseits des Startfelds, endet eine 4 auf Hafen 2 oder, auf dem Ring, 2 Felder hinter dem Startfeld. Vom Startfeld selbst endet sie nur auf dem Ring. Ein Seefahrer im Hafen kann nicht rückwärts ziehen.',
      'Beispiel: Ein Seefahrer kommt mit einer 12 heraus und zieht 4 zurück. Er ist nicht mehr frisch und darf nun ohne Umrundung mit einer 5 auf Hafen 1 einlaufen.',
    ],
  },
  '#10.3': {
    title: 'In der Höhle geschlagen',
    blocks: [
      'Einen Seefahrer in einer Höhle schlägt, wer seinen Zug genau in der Höhle beendet. Eine 7, die am Eingang vorbeiführt, berührt ihn nicht.',
    ],
  },
  '#10.4': {
    title: 'Moby Dick und die Höhlen',
    blocks: [
      'Moby Dick bleibt auf dem Ring. Weder Würfel noch Karte, Ritt oder Kompass können ihn in eine Höhle bringen.',
    ],
  },
  '#10.5': {
    title: 'Wo Moby Dick zuerst erscheint',
    blocks: [
      'Er erscheint ein Feld hinter dem Startfeld des Spielers, von dem die erste gespielte Nautilùs-Karte des Spiels kommt (#8.nautilus).',
      'Solange er nicht auf dem Spielplan ist, bewirkt eine Moby-Dick-Karte nichts, und es wird nicht gewürfelt. Spielbar ist die Karte dennoch.',
    ],
  },
  '#10.6': {
    title: 'Ein Ritt ohne Beute',
    blocks: [
      'Steht kein anderer Seefahrer auf dem Ring, umrundet Moby Dick ihn einmal bis zu seinem alten Platz. Der Reiter kommt ein Feld hinter ihm zu stehen. Niemand wird geschlagen.',
    ],
  },
  '#10.7': {
    title: 'Nautilùs nach einer Moby-Dick-Karte',
    blocks: [
      'Der geschlagene Seefahrer kehrt an seinen Platz zurück und Moby Dick an den seinen. Dann wird die Moby-Dick-Karte noch einmal genutzt, und er schlägt erneut. Hat sich auf dem Ring inzwischen nichts geändert, ist am Ende alles wie zuvor.',
    ],
  },
  '#10.8': {
    title: 'Herauskommen auf Moby Dick',
    blocks: [
      'Steht Moby Dick auf deinem Startfeld, reitet ein Seefahrer, den du herausbringst, sofort, wie in #9.5. Er steht danach ein Feld hinter ihm und ist nicht frisch.',
    ],
  },
  '#10.9': {
    title: 'Wieder aus dem Hafen',
    blocks: [
      'Ein Seefahrer im Hafen kann weder hinausziehen noch geschlagen oder vertauscht werden.',
      'Nur eine Nautilùs-Karte des nächsten Spielers kann den Zug zurücknehmen, der ihn hineingebracht hat. Nach dem Siegzug gibt es keine mehr.',
    ],
  },
  '#11': {
    title: 'Duell',
    blocks: [
      'Zwei Spieler: Einer spielt Nord und Süd, der andere Ost und West. Jeder hat 8 Seefahrer in zwei Wasserstrudeln, die einander gegenüberliegen. Wer zuerst alle 8 in den Häfen hat, gewinnt.',
      'Es gelten die Regeln des Teamspiels, nur Austeilen (#11.1), Spielrunde (#11.2) und Wahl der Seefahrer (#11.3) sind anders. Ansage und Kartentausch gibt es nicht. Beim Seehandel wird gefragt (#8.trade).',
      'Bringt deine Nautilùs-Karte Moby Dick, kommt er ein Feld hinter das Startfeld von Nord oder Ost, je nachdem, was du spielst (#8.nautilus).',
    ],
  },
  '#11.1': {
    title: 'Austeilen und Mulligan im Duell',
    blocks: [
      'Beide bekommen je Runde 8 Karten. Der Geber wechselt mit jeder Runde.',
      'Sind weniger als 16 Karten übrig, werden sie gleichmäßig verteilt. Dann werden alle Karten gemischt, die niemand auf der Hand hat, und es wird weiter ausgeteilt. Das geschieht in Runde 7: Die letzten 8 Karten ergeben 4 für jeden, die anderen 96 werden gemischt, und jeder bekommt 4 dazu.',
      'Mulligan: Hast du keine 1 oder 12, darfst du einmal in jeder Runde deine Hand zurückmischen und 8 neue Karten oben vom neu gemischten Stapel ziehen.',
      'Beide werden gefragt, einer nach dem anderen, zuerst der Spieler links vom Geber. Wer eine 1 oder 12 hat, kann nur behalten. So verrät die Frage dem anderen nichts.',
    ],
  },
  '#11.2': {
    title: 'Spielrunde im Duell',
    blocks: [
      'Es beginnt, wer nicht gegeben hat. Beide spielen abwechselnd je eine Karte. Wer keine mehr hat, wird übergangen. Sind beide Hände leer, endet die Runde, und für Moby Dick wird wie üblich gewürfelt (#7.4).',
    ],
  },
  '#11.3': {
    title: 'Freie Wahl der Farben',
    blocks: [
      'Jede Karte darfst du für irgendeinen deiner 8 Seefahrer nutzen, gleich welche deiner beiden Farben er hat. Du musst nicht abwechseln, und kein Hafen muss zuerst gefüllt werden.',
    ],
  },
  '#12': {
    title: 'Schnelles Spiel',
    blocks: [
      'Vier Spieler mit je 3 Seefahrern. Die Häfen haben weiterhin 4 Felder.',
      'Ein Team gewinnt erst, wenn seine 6 Seefahrer auf den 3 innersten Feldern ihrer Häfen stehen, 2 bis 4. Ein Seefahrer auf Hafen 1 ist noch nicht angekommen.',
      'Mit den Seefahrern deines Teampartners ziehst du erst, wenn deine eigenen alle auf Hafen 2 bis 4 sind. Nur die 5 darfst du schon vorher mit ihnen teilen (#8.5).',
      'Alle anderen Regeln sind die des Teamspiels.',
    ],
  },
  '#tables': {
    title: 'Tische mit anderen Werten',
    blocks: [
      'Die Angaben zu Kartenstapel, Würfel, Ring und Höhleneingängen sind hier die üblichen. Ein Tisch kann mit anderen eröffnet werden: ein Stapel ab 52 Karten der bekannten Sorten, darunter eine 1 oder 12; ein Würfel mit 1–12 Seiten, die 1–12 zeigen; ein Ring mit 40–96 Feldern, durch 4 teilbar, mit den Startfeldern an den Vierteln; bis zu 8 Eingänge, jeder auf einem eigenen Feld, das kein Startfeld ist.',
      'Ein Stapel anderer Größe reicht für so viele Runden, wie er volle 20 Karten enthält. Jeder bekommt 5 Karten, in der letzten dieser Runden so viele, wie gleichmäßig aufgehen. Reicht ein Stapel für ein Austeilen nicht, was in einer von Hand aufgebauten Stellung vorkommen kann, werden vorher alle Karten gemischt, die niemand auf der Hand hat.',
    ],
  },
  '#notation': {
    title: 'Notation',
    blocks: [
      'Notation, für Programme und geschriebene Züge: n1 bis w4 sind die Seefahrer, t0 bis t63 die Felder von Start Nord an, c0 bis c3 die Höhlen, h0 bis h3 die Hafenfelder 1 bis 4, home der Wasserstrudel.',
    ],
  },
  '#terms': {
    title: 'Glossar',
    blocks: ['Die Begriffe dieses Spiels, jeder mit dem Abschnitt, der ihn erklärt.'],
    terms: termsDe,
  },
} satisfies RulesReference;
