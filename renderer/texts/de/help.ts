/** Wörter, die eine Erklärung brauchen: je zwei einfache Sätze hinter einem kleinen „?“. */
export const help = {
  about: (word: string) => `Was bedeutet „${word}“?`,
  terms: {
    band: {
      word: 'Spitzengruppe',
      text: 'Die Liste ist dort in drei Gruppen geteilt, wo die Passung am stärksten abnimmt: Spitzengruppe, Mittelfeld, Weiter unten. Gruppen vergleichen nur diese Kandidaten: Vorn steht auch dann jemand, wenn niemand passt. Sie entscheiden nichts.',
    },
    position: {
      word: 'Platz',
      text: 'Alle haben genau einen Platz, und Filter ändern ihn nie. Er sagt, wo das Lesen anfängt, nicht, wer geeignet ist.',
    },
    meaning: {
      word: 'Text',
      text: 'Die Sätze eines Lebenslaufs werden nach ihrem Inhalt mit der Beschreibung verglichen, nicht nach Buchstaben. Das geschieht auf diesem Computer, mit einem Modell, das zu Longlist gehört.',
    },
    marks: {
      word: 'Zeichen',
      text: 'Halb gefüllt: nur in einer Liste von Fähigkeiten aufgezählt, ohne Beleg aus der Arbeit. Ein zweiter Ring: von einem Menschen beantwortet, unabhängig vom Lebenslauf. Zahl und Balken über einer Spalte zeigen, wie viele Kandidaten das Kriterium erfüllen. Rot: niemand. Fett: die wenigsten.',
    },
    criteria_order: {
      word: 'Reihenfolge',
      text: '„Passung“ stellt voran, wer die meisten Kriterien erfüllt – Muss-Kriterien zählen mehr – und der Stelle am nächsten kommt; was ein Lebenslauf nicht sagt, ist kein „Nein“. „Text“ geht allein nach dem Lebenslauf, „Kriterien“ zuerst nach den Kriterien. Alle drei zeigen dieselben Kandidaten.',
    },
    board_order: {
      word: 'Reihenfolge in einer Phase',
      text: 'In jeder Phase stehen die Kandidaten in der Reihenfolge der Rangliste dieser Stelle. Eine Karte kann in eine andere Phase kommen, aber nicht nach oben oder unten: Wo das Lesen beginnt, bleibt für alle gleich.',
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
      word: 'Nicht erwähnt',
      text: 'In einem Lebenslauf stünde es gewöhnlich, in diesem steht es nicht; deshalb zählt es als nicht erfüllt, obwohl nichts dagegen spricht. Wenn es wichtig ist, am besten nachfragen und die Antwort hier festhalten.',
    },
    confidence: {
      word: 'Sicherheit',
      text: 'Wie oft solche Antworten richtig waren, als sie an von Menschen gelesenen Lebensläufen geprüft wurden. Bei geringer Sicherheit lohnt es, das Zitat selbst zu lesen.',
    },
    considered: {
      word: 'Hinzugefügt',
      text: 'Der Kandidat wurde zur Stelle hinzugefügt oder im Pool gefunden; beworben hat er sich nicht. Eine Bewerbung hat ein eigenes Datum.',
    },
    override: {
      word: 'Eigene Antwort',
      text: 'Die eigene Antwort wird mit Begründung statt des Gelesenen gezeigt; beides bleibt erhalten. Die Reihenfolge ändert sie nur dort, wo eigene Antworten mitzählen sollen, damit sich eine Rangliste immer wiederholen lässt.',
    },
    spotlight: {
      word: 'Vorgestellt',
      text: 'Vorgestellte Kandidaten werden dem Kunden gezeigt: unter „Teilen“ und in der Kundenmappe. Sie lassen sich jederzeit entfernen.',
    },
    blind: {
      word: 'Blindmodus',
      text: 'Namen, Fotos, Kontaktdaten, Alter, geschlechtsbezogene Wörter und Schulen sind überall verborgen, auch in Dateien und Exporten. Gelöscht wird nichts; ausgeschaltet ist alles wieder da.',
    },
    suggested_tag: {
      word: 'Vorgeschlagenes Schlagwort',
      text: 'Longlist hat das im Lebenslauf gefunden und das Schlagwort vergeben. Es lässt sich behalten oder entfernen; einmal entfernt, kommt es nicht wieder.',
    },
    stage: {
      word: 'Phase',
      text: 'Wie weit jemand bei dieser Stelle ist. Eine Phase ändert sich nur, wenn ein Mensch oder eine zugelassene App jemanden verschiebt.',
    },
    nearness: {
      word: 'Ähnliche',
      text: 'Alle werden danach geordnet, wie ähnlich ihr Lebenslauf diesem ist. Verglichen wird, was über die Arbeit geschrieben steht, nicht die Menschen.',
    },
  },
};
