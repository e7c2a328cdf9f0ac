import type { RulesReference } from '../../paragraphs.ts';
import { termsDe } from './terms.ts';

export const rulesDe = {
  '§short': {
    title: 'Das Spiel in Kürze',
    blocks: [
      'Ziel: Baue Schiffe, belade sie und liefere Waren aus. Wer nach 5 Runden (zu zweit 4) die meisten Siegpunkte hat, gewinnt.',
      'Eine Runde im Überblick: Der Startspieler wählt eine Aktion und bekommt ihren Bonus. Dann führen alle im Uhrzeigersinn diese Aktion aus oder passen. Der nächste Spieler wird Startspieler und wählt. Nach 7 Aktionen ist die Runde zu Ende, die achte entfällt.',
      'Jede Nutzung einer Aktion kostet einen Arbeiter, ein Kauf außerdem Taler. Ein Schiff ist fertig, wenn der Rumpf vollständig ist, jedes Rumpfteil einen Mast und jeder Mast ein Segel hat. Es bringt sofort Belohnungen, am Ende Siegpunkte und kann seine Waren ausliefern.',
      'Was zum Sieg führt: Fertige Schiffe bringen 2 bis 35 Siegpunkte, je größer, desto mehr; ausgelieferte Waren bringen umso mehr, je mehr es von einer Art sind (§end). Kronen bringen Siegpunkte, sooft sie gewertet werden (§3.2.2.4). Wer in einer Runde nie passt, verliert 6 Siegpunkte (§3.3).',
    ],
  },
  '§setup': {
    title: 'Spielvorbereitung und Material',
    blocks: [
      'Nauticus ist ein Spiel für 2 bis 4 Spieler. Mit 3 oder 4 Spielern dauert es 5 Runden, mit 2 Spielern 4 Runden. Jede Runde hat 7 Aktionsphasen.',
      'Jeder Spieler beginnt mit 10 Siegpunkten, 15 Talern, 4 Arbeitern, einem leeren Lager mit 12 Feldern, 1 Plättchen „Extra-Aktion“ und 3 Passe-Plättchen (−3, −2, −1), deren Zahlenseite oben liegt.',
      'Der erste Startspieler wird ausgelost, sofern der Besitzer des Tisches keinen bestimmt hat. Von ihm aus im Uhrzeigersinn erhält der zweite Spieler 1 Taler zusätzlich.',
      'Mit 3 Spielern bekommt der dritte 2 Taler und 1 Arbeiter zusätzlich. Mit 4 Spielern bekommt der dritte 1 Taler und 1 Arbeiter, der vierte 2 Taler und 2 Arbeiter zusätzlich.',
      'Der Spielplan ist ein Ring aus 8 Feldern. Jedes Feld hat einen Bonus und 4 Preise. In der Mitte liegt die Drehscheibe; ihr Anker zeigt anfangs auf das erste Feld, auf dem gedruckten Spielplan das mit dem Bonus von 3 Arbeitern. Die 8 Aktionsplättchen werden gemischt, auf jedes Feld kommt eines.',
      'Die Stapel sind begrenzt. Rumpfteile: 18 1er-Schiffe, 18 Bugteile, 9 Mittelteile, 18 Heckteile. Masten: je 15 mit Stern, Anker, Wal und Steuerrad, 12 mit Krone; Segel: ebenfalls je 15 und 12 mit Krone. Waren: je 12 Kaffee, Getreide, Salz und Fisch.',
      'Ist ein Stapel leer, kann diese Art weder gekauft noch auf andere Weise erworben werden. Nichts kehrt je auf einen Stapel zurück, ausgelieferte Waren bleiben bei ihrem Besitzer. Arbeiter und Taler sind unbegrenzt vorhanden.',
      'Alle Informationen sind offen. Abgesehen von der Auslosung des ersten Startspielers ist das Mischen der Aktionsplättchen der einzige Zufall im Spiel.',
    ],
  },
  '§1': {
    title: 'Wahl der Aktion und Bonus',
    blocks: [
      'Der Startspieler wählt eines der noch offenen Aktionsplättchen und bekommt sofort den Bonus des zugehörigen Feldes. Der Bonus steht ihm zu, ob er die Aktion danach ausführt oder passt. Kein anderer Spieler bekommt ihn.',
      'Es gibt 8 Boni, auf jedem Feld einen: 3 Arbeiter; 1 Mast; 1 Segel; 2 Siegpunkte; 2 Arbeiter; 1 Arbeiter und 1 Ware; 1 Arbeiter und 1 Siegpunkt; 4 Taler.',
      'Mast, Segel oder Ware aus einem Bonus sind kostenlos und kommen ins Lager (§golden). Die Art wählt der Spieler selbst. Masten und Segel sind immer reguläre, nie solche mit Krone.',
      'Arten, deren Stapel leer ist oder für die das Lager keinen Platz hat, stehen nicht zur Wahl. Bleibt keine Art übrig, verfällt dieser Teil des Bonus, den Rest bekommt der Spieler. Bei 1 Arbeiter und 1 Ware kommt der Arbeiter, bevor die Ware gewählt wird.',
    ],
  },
  '§2': {
    title: 'Blaue und eigene Arbeiter',
    blocks: [
      'Jeder der 8 Sektoren der Drehscheibe liegt einem Feld gegenüber. Seine Zahl nennt die blauen Arbeiter für die Aktion auf diesem Feld: 0 beim Anker, sonst 1 bis 3.',
      'Jedem Spieler stehen diese blauen Arbeiter aufs Neue zur Verfügung, aber nur für diese eine Aktion. Was davon ungenutzt bleibt, verfällt, auch beim Passen.',
      'Jede einzelne Nutzung einer Aktion kostet 1 Arbeiter. Zuerst werden die blauen Arbeiter eingesetzt, dann die eigenen, die in den Vorrat zurückgehen. Mit 2 blauen und 3 eigenen Arbeitern sind 5 Nutzungen möglich. Ohne Arbeiter gibt es keine weitere Nutzung.',
      'Bei einer Extra-Aktion gibt es keine blauen Arbeiter (§5).',
    ],
  },
  '§3.1': {
    title: 'Züge und Nutzungen',
    blocks: [
      'Zuerst ist der Startspieler am Zug, dann folgen die anderen im Uhrzeigersinn. Wer am Zug ist, führt die gewählte Aktion aus oder passt. Niemand muss eine Aktion ausführen.',
      'Eine Aktion darf in einem Zug mehrmals genutzt werden. Jede Nutzung kostet 1 Arbeiter; nur das Ausliefern kostet so viele Arbeiter, wie das Schiff Rumpfteile hat (§3.2.2.3). Nach jeder Nutzung darf der Spieler aufhören.',
      'Wer die Aktion in seinem Zug mindestens 1-mal nutzt, führt sie aus. Wer sie 0-mal nutzt, passt (§3.3); eine Extra-Aktion zählt nicht als Nutzung der gewählten Aktion.',
      'Nutzungen folgen aufeinander und wirken sofort. Was ein fertiges Schiff einbringt (Arbeiter, Taler, Plättchen im Lager), kann schon der nächsten Nutzung im selben Zug dienen.',
      'Ein Spieler wird gefragt, sobald er 2 oder mehr Möglichkeiten hat, und auch dann, wenn die einzige Möglichkeit etwas verändert: ein Passen, das ein Plättchen umdreht, oder ein Bonusplättchen, ein geschenktes Plättchen oder eine Belohnung, wo nur noch eine Wahl bleibt. Bleibt nur noch das Beenden des Zuges, geschieht es von selbst.',
    ],
  },
  '§golden': {
    title: 'Goldene Regel und Lager',
    isBoxed: true,
    blocks: [
      'Ein Plättchen, für das keine Taler bezahlt wurden, kommt ohne Ausnahme ins Lager. Das betrifft Bonusplättchen, Belohnungen, das geschenkte fünfte Plättchen und jedes Plättchen, das für 0 Taler gekauft wurde. Ein Arbeiter zählt nicht als Preis.',
      'Ein mit Talern bezahltes Plättchen darf der Käufer nach Belieben sofort in ein Schiff seiner Werft einbauen oder ins Lager legen.',
      'Das Lager hat 12 Felder. Ein Mast belegt 2 Felder, jedes andere Plättchen 1. Im Lager darf frei umsortiert werden, es zählt also nur die Summe der Felder. Verlassen können Plättchen das Lager nur durch Transport (§3.2.2.1).',
      'Passt ein kostenloses Plättchen nicht ins Lager, verfällt es und bleibt auf seinem Stapel.',
      'Ein Kauf ist nicht erlaubt, wenn das Plättchen weder eingebaut noch eingelagert werden kann. Ein Plättchen für 0 Taler lässt sich also nur kaufen, solange das Lager Platz dafür hat.',
    ],
  },
  '§3.2.1': {
    title: 'Kostenpflichtige Aktionen (blaue Plättchen)',
    blocks: [
      'Mit den 4 blauen Aktionen werden Rumpfteile, Masten, Segel und Waren gekauft. Jede Nutzung kauft 1 Plättchen einer der 4 Arten auf dem Aktionsplättchen. Sie kostet 1 Arbeiter und den Preis in Talern.',
      'Das Feld gibt jeder der 4 Arten einen anderen Preis von 0 bis 3. Das erste Plättchen einer Art kostet in dieser Aktion die Zahl, die daneben steht. Jedes weitere Plättchen derselben Art kostet 4 Taler, gleich wie teuer das erste war.',
      'Ein bezahltes Plättchen kommt in ein Schiff des Käufers oder ins Lager; mit einem Rumpfteil darf auch ein neues Schiff begonnen werden. Ein für 0 Taler gekauftes Plättchen kommt ins Lager (§golden).',
      'Von einem leeren Stapel gibt es nichts zu kaufen, und auf Kredit kauft niemand. Ein Plättchen, das weder eingebaut noch eingelagert werden kann, darf nicht gekauft werden. Kronenmasten und Kronensegel sind nie zu kaufen.',
      'Wer innerhalb einer Aktion alle 4 Arten gekauft hat, bekommt in diesem Augenblick ein fünftes Plättchen geschenkt: 1 Plättchen desselben Aktionsplättchens nach eigener Wahl, ohne Taler und ohne Arbeiter. Es kommt ins Lager. Das geschieht nur einmal je Aktion.',
      'Für das geschenkte Plättchen stehen nur vorrätige Arten zur Wahl; passt es nicht ins Lager, gibt es nichts. Stellt die vierte Art zugleich ein Schiff fertig, kommen erst dessen Belohnungen (§4), dann das geschenkte Plättchen, sofern noch Platz ist.',
      'Beispiel: Bug 1, Mittelteil 2, Heck 3, 1er-Schiff 0, dazu 2 blaue Arbeiter. Der Erste kauft alle 4 Arten für 6 Taler und 4 Arbeiter, davon 2 eigene; das 1er-Schiff und das geschenkte Rumpfteil kommen ins Lager. Der Zweite kauft Bug und Heck für 4 Taler und braucht keine eigenen Arbeiter. Der Dritte nimmt das 1er-Schiff für 0 Taler ins Lager, und 1 blauer Arbeiter verfällt.',
    ],
  },
  '§3.2.1.1': {
    title: 'Rumpfteile kaufen',
    blocks: [
      'Es gibt Bug, Mittelteil, Heck und 1er-Schiff. Das 1er-Schiff ist ein vollständiger Rumpf der Größe 1. Jeder andere Rumpf hat einen Bug, 0 bis 2 Mittelteile und ein Heck, also Größe 2, 3 oder 4.',
      'Ein Rumpf darf mit Bug, Heck oder Mittelteil beginnen. Er wächst ohne Lücke an seinen offenen Enden. Ein Mittelteil braucht ein offenes Ende, und ein Rumpf hat höchstens 2 Mittelteile. Mit Bug und Heck ist ein Rumpf vollständig.',
      'Liegen Bug und Heck aneinander, ist der Rumpf mit Größe 2 abgeschlossen: Ein Mittelteil lässt sich nicht mehr einschieben. Begonnene Rümpfe werden nie verbunden. Ein Rumpf muss nicht in einer einzigen Aktion vollendet werden.',
      'Was einmal in ein Schiff eingebaut ist, wird nie mehr bewegt; nur Waren verlassen es durch Ausliefern. Welches Rumpfteil welchen Mast, welches Segel oder welche Ware trägt, spielt keine Rolle.',
      'Beispiel: Ein Spieler hat alle 4 Arten gekauft, das 1er-Schiff für 0 Taler, und bekommt ein weiteres 1er-Schiff geschenkt. Beide 1er-Schiffe liegen im Lager. Bug und Heck werden zum 2er-Schiff. Mit dem Mittelteil beginnt ein weiteres Schiff, das ein 3er- oder 4er-Schiff werden kann.',
    ],
  },
  '§3.2.1.2': {
    title: 'Masten kaufen',
    blocks: [
      'Jedes Rumpfteil trägt höchstens 1 Mast. Masten dürfen auch auf einem noch unvollständigen Rumpf stehen. Im Lager belegt ein Mast 2 Felder.',
      'Alle regulären Masten eines Schiffes tragen dasselbe Wappen: Stern, Anker, Wal oder Steuerrad. Hat ein Segel das Wappen des Schiffes schon festgelegt, muss ein regulärer Mast dazu passen. Kronenmasten sind Joker und passen auf jedes Schiff.',
      'Kronenmasten kann man nicht kaufen. Es gibt sie nur als Belohnung für fertige Schiffe (§4).',
      'Beispiel: Stern 2, Anker 1, Wal 0, Steuerrad 3. Ein Spieler kauft 1 Wal-Mast für 0 Taler und 2 Anker-Masten für 1 und 4 Taler, zusammen 5 Taler und 3 Arbeiter. Der Wal-Mast kommt ins Lager; beide Anker-Masten dürfen auf dasselbe Schiff.',
    ],
  },
  '§3.2.1.3': {
    title: 'Segel kaufen',
    blocks: [
      'Jeder Mast trägt höchstens 1 Segel. Ohne freien Mast auf dem Schiff lässt sich kein Segel setzen.',
      'Ein reguläres Segel muss das Wappen des Schiffes tragen. Hat das Schiff noch kein Wappen, weil alle seine Masten und Segel Kronen zeigen, gibt ihm das reguläre Segel sein Wappen. Kronensegel sind Joker und passen auf jeden Mast.',
      'Ein Schiff hat also höchstens ein Wappen, Masten und Segel zusammen, Kronen nicht mitgezählt. Ein Schiff darf auch nur aus Kronen bestehen.',
      'Kronensegel kann man nicht kaufen. Es gibt sie nur als Belohnung für fertige Schiffe (§4).',
      'Beispiel: Ein Schiff hat bereits einen Anker-Mast oder ein Anker-Segel. Ein Steuerrad-Segel darf dann nicht auf seinen Kronenmast, denn das Schiff hat den Anker als Wappen.',
    ],
  },
  '§3.2.1.4': {
    title: 'Waren kaufen',
    blocks: [
      'Die Waren sind Kaffee, Getreide, Salz und Fisch. Unter jedem Rumpfteil ist Platz für 1 Ware. Ein Schiff darf beliebig gemischt laden, auch unfertige Schiffe können beladen werden.',
      'Eine geladene Ware kommt weder auf ein anderes Schiff noch zurück ins Lager. Sie verlässt ihr Schiff nur durch Ausliefern (§3.2.2.3).',
      'Beispiel: Kaffee kostet 0 Taler, Salz 3, Getreide und Fisch zusammen 3. Fisch, Getreide und 2 Kaffee kosten 7 Taler und 4 Arbeiter; der erste Kaffee kommt ins Lager. Mit Salz statt des zweiten Kaffees wären es 6 Taler, und 1 Ware käme als Geschenk dazu.',
    ],
  },
  '§3.2.2': {
    title: 'Kostenlose Aktionen (helle Plättchen)',
    blocks: [
      'Die 4 hellen Aktionen sind Transport, Geld abheben, Waren ausliefern und Wertung der Kronen. Sie kosten keine Taler, die Preise des Feldes sind daher ohne Bedeutung.',
      'Jede Nutzung kostet dennoch 1 Arbeiter, beim Ausliefern 1 Arbeiter je Rumpfteil des Schiffes. Bonus und blaue Arbeiter des Feldes gelten wie immer.',
    ],
  },
  '§3.2.2.1': {
    title: 'Transport vom Lager zur Werft',
    blocks: [
      'Jeder Arbeiter bringt 1 Plättchen aus dem Lager auf ein eigenes Schiff. Mit einem Rumpfteil darf auch ein neues Schiff begonnen werden.',
      'Das Plättchen muss sofort eingebaut werden, nach denselben Bauregeln wie ein gekauftes (§3.2.1.1 bis §3.2.1.4). Was nirgends passt, bleibt im Lager.',
      'Wird dabei ein Schiff fertig, kann eine ins Lager gelegte Belohnung im selben Zug für 1 weiteren Arbeiter gleich weitertransportiert werden.',
    ],
  },
  '§3.2.2.2': {
    title: 'Geld abheben',
    blocks: ['Jeder Arbeiter bringt 2 Taler aus dem Vorrat.'],
  },
  '§3.2.2.3': {
    title: 'Waren ausliefern',
    blocks: [
      'Ausgeliefert wird die Ladung von 1 eigenen Schiff, das fertig ist und unter jedem Rumpfteil eine Ware trägt. Das kostet auf einmal so viele Arbeiter, wie das Schiff Rumpfteile hat, blaue und eigene zusammen. Ein Teil der Ladung allein kann nicht ausgeliefert werden.',
      'In einem Zug dürfen beliebig viele Schiffe entladen werden. Ein entladenes Schiff kann wieder beladen und erneut entladen werden.',
      'Ausgelieferte Waren bleiben beim Spieler und bringen bei Spielende Siegpunkte (§end).',
    ],
  },
  '§3.2.2.4': {
    title: 'Wertung der Kronen',
    blocks: [
      'Jeder Arbeiter bringt so viele Siegpunkte, wie der Spieler Kronen zeigt. Es zählen alle Kronenmasten und Kronensegel in seinem Besitz, im Lager wie auf fertigen oder unfertigen Schiffen, und seine umgedrehten Passe-Plättchen.',
      'Diese Aktion bringt einem Spieler höchstens 15 Siegpunkte je Runde; die letzte Nutzung wird dafür notfalls gekürzt. Eine Nutzung, die 0 Siegpunkte brächte, ist nicht erlaubt: ohne Kronen oder wenn die Grenze schon erreicht ist.',
      'Für eine Wertung der Kronen durch die Extra-Aktion gilt eine eigene Grenze von wiederum 15 Siegpunkten (§5).',
      'Beispiel: 1 Kronenmast auf einem Schiff, 1 Kronensegel im Lager und 1 umgedrehtes Passe-Plättchen. Mit 3 Arbeitern bekommt der Spieler 9 Siegpunkte, mit 5 Arbeitern 15.',
    ],
  },
  '§3.3': {
    title: 'Passen',
    blocks: [
      'Wer passt, dreht das höchste Passe-Plättchen, das noch seine Zahl zeigt, auf die Kronenseite: erst −3, dann −2, dann −1. Von da an zählt es bis zum Rundenende als Krone (§3.2.2.4).',
      'Passen ist immer erlaubt, auch wenn alle 3 Plättchen umgedreht sind; dann wird keines mehr umgedreht. Ist Passen dann die einzige Möglichkeit, geschieht es von selbst.',
      'Auch der Startspieler darf passen und behält den Bonus des gewählten Plättchens. Wer das Plättchen „Extra-Aktion“ noch hat, darf es vor oder nach dem Passen einsetzen (§5).',
      'Am Rundenende gehen die noch sichtbaren Zahlen verloren: 6 Siegpunkte ohne Passen, 3 bei 1-mal Passen, 1 bei 2-mal, keiner bei 3-mal (§round).',
    ],
    advice:
      'Tipp: Meist lohnt es sich, je Runde mindestens einmal zu passen, denn das erste Passen spart 3 Siegpunkte und bringt eine Krone.',
  },
  '§4': {
    title: 'Fertige Schiffe und Belohnungen',
    blocks: [
      'Ein Schiff ist fertig, wenn der Rumpf vollständig ist, jedes Rumpfteil einen Mast und jeder Mast ein Segel hat. Das letzte Plättchen ist deshalb immer ein Segel. Waren spielen keine Rolle.',
      'In diesem Augenblick wird der Zug unterbrochen. Der Besitzer nimmt für jeden Mast des Schiffes 1 Belohnung, also 1 bis 4 Belohnungen, eine nach der anderen.',
      'Die Belohnungen: 1 Kronenmast; 1 Kronensegel; 3 Siegpunkte; 7 Taler; 3 Arbeiter; 2 verschiedene Waren. Jede Art darf für dasselbe Schiff höchstens 2-mal genommen werden.',
      'Plättchen kommen ins Lager (§golden). Ein Kronenmast oder Kronensegel steht nur zur Wahl, wenn der Stapel nicht leer ist und das Lager Platz dafür hat.',
      'Die 2 Waren stehen als Paare verschiedener vorrätiger Arten zur Wahl. Passt nur 1 Ware ins Lager oder ist nur 1 Art übrig, gibt es stattdessen eine einzelne Ware, aber nie auf Wunsch; ist keine zu bekommen, entfällt diese Belohnung. Beide Formen zählen für die Grenze von 2.',
      'Was der Spieler bekommt, kann er im selben Zug nutzen. Wird das Schiff durch den Kauf der vierten Art fertig, kommen die Belohnungen vor dem geschenkten fünften Plättchen (§3.2.1).',
    ],
  },
  '§5': {
    title: 'Extra-Aktion',
    blocks: [
      'Einmal im ganzen Spiel darf ein Spieler in seinem eigenen Zug das Plättchen „Extra-Aktion“ abgeben, vor oder nach der aktuellen Aktion. Er bekommt zuerst 2 Arbeiter und führt dann eine beliebige der 8 Aktionen aus. Ob deren Plättchen auf dem Spielplan offen oder umgedreht liegt, ist gleichgültig, und es bleibt, wie es ist.',
      'Blaue Arbeiter gibt es nicht, nur eigene einschließlich der 2 neuen. Nicht eingesetzte neue Arbeiter bleiben beim Spieler. Eine Extra-Aktion vor der aktuellen Aktion lässt deren blaue Arbeiter unberührt.',
      'In einer kostenpflichtigen Aktion kostet das erste Plättchen jeder Art 2 Taler, jedes weitere 4. So ist jedes Plättchen bezahlt und darf sofort in ein Schiff. Alle 4 Arten bringen wie üblich das geschenkte fünfte Plättchen, das ins Lager kommt. Preise und fünftes Plättchen werden getrennt von der aktuellen Aktion gezählt.',
      'Für eine Wertung der Kronen durch die Extra-Aktion gilt eine eigene Grenze von 15 Siegpunkten, getrennt von der Grenze der Runde (§3.2.2.4).',
      'Eine Extra-Aktion nach einer oder mehr Nutzungen beendet die aktuelle Aktion. Eine Extra-Aktion davor führt zur aktuellen Aktion zurück; der Spieler führt diese dann aus oder passt.',
      'Auch in einem Zug, in dem der Spieler passt, ist sie möglich, vor oder nach dem Passen. Der Startspieler kann sie erst einsetzen, wenn er ein Plättchen gewählt und dessen Bonus bekommen hat.',
      'Eine Aktion steht nur zur Wahl, wenn mit den eigenen und den 2 neuen Arbeitern mindestens 1 Nutzung möglich wäre. Sie muss dann mindestens einmal genutzt werden.',
    ],
    advice:
      'Tipp: Meist ist es klug, die Extra-Aktion für die letzte Runde aufzuheben, als Antwort auf eine ungünstige Reihenfolge der Aktionen.',
  },
  '§6': {
    title: 'Ende einer Aktionsphase',
    blocks: [
      'Haben alle Spieler die Aktion ausgeführt oder gepasst, wird ihr Plättchen umgedreht. In dieser Runde kann es nicht mehr gewählt werden; als Extra-Aktion bleibt die Aktion möglich (§5).',
      'Nach Phase 1 jeder Runde kommt das Ankerplättchen auf das eben umgedrehte Plättchen. Es zeigt, wohin die Drehscheibe als Nächstes weist (§round).',
      'Die Startspielerfigur wandert einen Platz im Uhrzeigersinn weiter, auch von der letzten Phase einer Runde zur nächsten Runde. Das Rundenende bewegt sie nicht zusätzlich.',
      'Nach 7 Phasen bleibt das noch offene Plättchen ungenutzt, und die Runde endet.',
    ],
  },
  '§round': {
    title: 'Rundenende',
    blocks: [
      'Eine Runde endet nach 7 Aktionsphasen. Jeder Spieler verliert die auf seinen Passe-Plättchen noch sichtbaren Zahlen: 6 Siegpunkte ohne Passen, 3 bei 1-mal Passen, 1 bei 2-mal, keiner bei 3-mal. Der Punktestand kann negativ werden.',
      'Dann werden alle Passe-Plättchen auf die Zahlenseite zurückgedreht; ihre Kronen sind damit weg.',
      'Ist noch eine Runde zu spielen, wird die Drehscheibe so gedreht, dass ihr Anker auf das Feld mit dem Ankerplättchen zeigt: Das zuerst gewählte Feld hat in der nächsten Runde also keine blauen Arbeiter. Die 8 Aktionsplättchen werden neu gemischt und auf die 8 Felder verteilt. Die Grenze von 15 Siegpunkten für Kronen gilt von vorn (§3.2.2.4).',
      'Arbeiter, Taler und Plättchen bleiben den Spielern. Ein Einkommen zwischen den Runden gibt es nicht.',
    ],
  },
  '§end': {
    title: 'Spielende und Schlussabrechnung',
    blocks: [
      'Mit 3 oder 4 Spielern endet das Spiel nach Runde 5, mit 2 Spielern nach Runde 4. Zuerst werden die Verluste durch Passe-Plättchen der letzten Runde abgezogen (§round).',
      'Ausgelieferte Waren: Jede Art bildet ein eigenes Set. Sets aus 1, 2, 3, 4, 5 Waren bringen 2, 5, 9, 14, 20 Siegpunkte, jede weitere Ware des Sets 5 mehr.',
      'Fertige Schiffe: Jedes Schiff der Größe 1, 2, 3, 4 bringt 2, 8, 20, 35 Siegpunkte.',
      'Der Rest: Jeder Arbeiter, jedes Plättchen im Lager, jedes Rumpfteil, jeder Mast und jedes Segel unfertiger Schiffe sowie jede nicht ausgelieferte Ware auf irgendeinem Schiff wird in 1 Taler getauscht. Danach bringen je 3 Taler 1 Siegpunkt.',
      'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden die nach dem Tausch übrigen Taler (0, 1 oder 2), dann alle Taler einschließlich derer, die Siegpunkte brachten. Wer auch dann gleichauf liegt, teilt sich den Platz, und der folgende Platz entfällt (1, 1, 3).',
      'Beispiel: 2 Getreide, 3 Fisch und 6 Kaffee, alle ausgeliefert, bringen 5 + 9 + 25 = 39 Siegpunkte. Fertige Schiffe der Größen 1, 1, 1, 2 und 3 bringen 6 + 8 + 20 = 34 Siegpunkte.',
      'Beispiel: 2 Arbeiter, 3 Plättchen im Lager, 5 Teile unfertiger Schiffe und 3 nicht ausgelieferte Waren werden zu 13 Talern. Mit 8 Talern Bargeld sind das 21 Taler oder 7 Siegpunkte. Bei Gleichstand zählen erst 0 übrige Taler, dann insgesamt 21.',
    ],
  },
  '§terms': {
    title: 'Glossar',
    blocks: ['Die Begriffe dieses Spiels, jeder mit dem Absatz, der ihn erklärt.'],
    terms: termsDe,
  },
} satisfies RulesReference;
