/** Wörter, die eine Erklärung brauchen: je zwei einfache Sätze hinter einem kleinen „?“. */
export const help = {
  about: (word: string) => `Was bedeutet „${word}“?`,
  terms: {
    band: {
      word: 'Zuerst ansehen',
      text: 'Diese Liste zerfällt dort in drei Gruppen, wo die Nähe zur Stelle am stärksten abnimmt: Zuerst ansehen, Danach ansehen, Weiter unten. Eine Gruppe vergleicht nur diese Kandidaten: Vorn steht auch dann jemand, wenn niemand passt, und sie entscheidet nichts.',
    },
    position: {
      word: 'Platz',
      text: 'Alle haben genau einen Platz, und Filter ändern ihn nie. Er sagt, wo man mit dem Lesen anfängt, nicht, wer geeignet ist.',
    },
    meaning: {
      word: 'Bedeutung',
      text: 'Die Sätze eines Lebenslaufs werden nach ihrer Bedeutung mit der Beschreibung verglichen, nicht nach Buchstaben. Das geschieht auf diesem Computer, mit einem Modell, das in Longlist enthalten ist.',
    },
    criteria_order: {
      word: 'Reihenfolge',
      text: '„Passung“ stellt voran, wer die meisten Kriterien erfüllt – Muss-Kriterien zählen mehr – und der Stelle am nächsten kommt; was ein Lebenslauf nicht sagt, ist kein „Nein“. „Bedeutung“ geht allein nach dem Lebenslauf, „Kriterien“ zuerst nach den Kriterien. Alle drei zeigen dieselben Personen.',
    },
    board_order: {
      word: 'Reihenfolge in einer Phase',
      text: 'In jeder Phase stehen die Personen in der Reihenfolge der Rangliste dieser Stelle. Eine Karte kann in eine andere Phase kommen, aber nicht nach oben oder unten: Wo das Lesen beginnt, bleibt für alle gleich.',
    },
    must_nice: {
      word: 'Muss, Kann',
      text: 'Muss-Kriterien stehen in Listen, Zeichen und Kundenmappe vorn und zählen bei „Passung“ mehr. Ein nicht erfülltes Muss-Kriterium entfernt niemanden und sagt niemandem ab.',
    },
    not_stated: {
      word: 'Keine Angabe',
      text: 'Der Lebenslauf sagt dazu nichts, und das ist kein „Nein“. Am besten nachfragen und die Antwort hier festhalten.',
    },
    not_mentioned: {
      word: 'Nicht erfüllt: nicht erwähnt',
      text: 'In einem Lebenslauf stünde es gewöhnlich, in diesem steht es nicht; dagegen spricht darin nichts. Wenn es zählt, am besten nachfragen und die Antwort hier festhalten.',
    },
    confidence: {
      word: 'Sicherheit',
      text: 'Wie oft solche Antworten richtig waren, als sie an von Menschen gelesenen Lebensläufen geprüft wurden. Bei geringer Sicherheit lohnt es, das Zitat selbst zu lesen.',
    },
    considered: {
      word: 'Vorgemerkt',
      text: 'Diese Person wurde für die Stelle vorgemerkt oder im eigenen Pool gefunden; beworben hat sie sich nicht. Eine Bewerbung hat ein eigenes Datum.',
    },
    override: {
      word: 'Eigene Antwort',
      text: 'Die eigene Antwort wird samt Begründung anstelle des Gelesenen gezeigt, und beides bleibt erhalten. Die Reihenfolge ändert sie nur dort, wo eigene Antworten mitzählen sollen, damit sich eine Rangliste immer wiederholen lässt.',
    },
    spotlight: {
      word: 'Vorgestellt',
      text: 'Vorgestellte Personen werden dem Kunden gezeigt: Sie stehen unter „Teilen“ und in der Kundenmappe. Das lässt sich jederzeit zurücknehmen.',
    },
    blind: {
      word: 'Blindmodus',
      text: 'Namen, Fotos, Kontaktdaten, Alter, geschlechtsbezogene Wörter und Schulen sind überall verborgen, auch in Dateien und Exporten. Gelöscht wird nichts; ausgeschaltet ist alles wieder da.',
    },
    suggested_tag: {
      word: 'Vorgeschlagenes Schlagwort',
      text: 'Longlist hat das im Lebenslauf gefunden und das Schlagwort selbst gesetzt. Es kann bleiben oder weg; einmal entfernt, kommt es nicht wieder.',
    },
    stage: {
      word: 'Phase',
      text: 'Wie weit jemand bei dieser Stelle ist. Eine Phase ändert sich nur, wenn ein Mensch oder ein zugelassenes Programm jemanden verschiebt.',
    },
    nearness: {
      word: 'Ähnliche Personen',
      text: 'Alle werden danach geordnet, wie nahe ihr Lebenslauf diesem kommt. Verglichen wird, was über die Arbeit geschrieben steht, nicht die Menschen.',
    },
  },
};
