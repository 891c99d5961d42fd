const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

/** Einstellungen › Modelle. */
export const models = {
  title: 'Modelle',
  text: 'Longlist beantwortet Kriterien mit eigenen Regeln und braucht sonst nichts. Läuft auf diesem Computer ein Sprachmodell, kann es Kriterien beantworten, die keine Regel abdeckt. Seine Antworten zählen nur mit einem Satz aus dem Lebenslauf und sind als seine gekennzeichnet.',
  kind: 'Server',
  kinds: {
    ollama: 'Ollama',
    lm_studio: 'LM Studio',
    llama_cpp: 'llama.cpp',
    openai: 'Ein anderer mit einer API wie OpenAI',
  },
  address: 'Adresse',
  addressHint: 'Nur auf diesem Computer. Lebensläufe werden nie an einen anderen gesendet.',
  find: 'Modelle suchen',
  model: 'Modell',
  noModel: 'Ein Modell wählen',
  found: (server: string, version: string | null, count: number) =>
    `${server}${version === null ? '' : ` ${version}`} antwortet, mit ${count === 1 ? 'einem Modell' : `${number.format(count)} Modellen`}.`,
  test: 'Testen',
  testing:
    'Dem Modell werden zwei Fragen gestellt. Beim ersten Mal kann es eine Minute dauern, bis es geladen ist.',
  passed: (milliseconds: number) =>
    `Beide Antworten stimmen. Sie brauchten ${number.format(milliseconds / 1000)} s.`,
  answers: { met: 'erfüllt', not_met: 'nicht erfüllt', not_stated: 'keine Angabe' },
  noAnswer: 'keine brauchbare Antwort',
  failed: 'Der Test war nicht möglich.',
  switchOn: 'Einschalten',
  use: 'Dieses verwenden',
  switchOff: 'Ausschalten',
  isOn: (model: string) => `${model} beantwortet Kriterien, die keine Regel abdeckt.`,
  isOff: 'Aus. Kein Modell wird verwendet.',
  saveFailed: 'Das Modell konnte nicht geändert werden.',
  queue: 'Warteschlange',
  waiting: (candidates: number) =>
    candidates === 0
      ? 'Nichts wartet auf das Modell.'
      : `${candidates === 1 ? 'Ein Kandidat wartet' : `${number.format(candidates)} Kandidaten warten`} auf das Modell. Es prüft einen nach dem anderen, nach aller anderen Arbeit.`,
  cancel: 'Abbrechen',
  cancelled: (candidates: number) =>
    candidates === 1
      ? 'Für einen Kandidaten abgebrochen'
      : `Für ${number.format(candidates)} Kandidaten abgebrochen`,
  cancelFailed: 'Die Warteschlange konnte nicht geleert werden.',
  server: 'Ein Server auf diesem Computer',
  file: {
    title: 'Ein Modell als Datei',
    text: 'Ein Sprachmodell im Format GGUF läuft in Longlist selbst, ohne dass etwas installiert wird. Die Datei bleibt, wo sie liegt. Es antwortet auf dem Prozessor, zu einem Kriterium nach dem anderen: Modelle mit etwa 3 bis 8 Milliarden Parametern, auf 4 Bit quantisiert, haben eine gute Größe.',
    path: 'Pfad der Datei',
    pathHint: 'GGUF-Datei hier ablegen, auswählen oder ihren Pfad einfügen.',
    choose: 'Datei auswählen…',
    check: 'Prüfen',
    drop: 'Dieses Modell verwenden',
    dropHint: 'Eine GGUF-Datei. Sie bleibt, wo sie liegt.',
    noPath:
      'Ein Browser sagt nicht, wo eine abgelegte Datei liegt. Den Pfad einfügen oder die Desktop-Version verwenden.',
    failed: 'Die Datei konnte nicht gewählt werden.',
    none: 'Keine Datei wurde gewählt.',
    checking: (file: string, share: string) => `${file} wird geprüft: ${share}.`,
    refused: (file: string) => `${file} wurde abgelehnt.`,
    ready: (model: string) => `${model} ist geprüft und kann verwendet werden.`,
    loading: (model: string) => `${model} wird in den Speicher geladen.`,
    inUse: (model: string) => `${model} ist in Verwendung.`,
    changed: (model: string) => `${model} wurde nach der Auswahl geändert.`,
    gone: (model: string) => `${model} ist nicht mehr da.`,
    facts: (architecture: string, parameters: number, bytes: number) =>
      `${architecture}, ${number.format(parameters / 1e9)} Milliarden Parameter, ${number.format(bytes / 1e9)} GB`,
    forget: 'Diese Datei entfernen',
    forgotten: 'Modelldatei entfernt. Die Datei selbst bleibt, wo sie liegt.',
  },
  embedding: {
    title: 'Das Modell hinter den Ranglisten',
    text: 'Lebensläufe und Stellen werden als Vektoren verglichen. Das mitgelieferte Modell kann am besten Englisch. Für Arbeit in mehreren Sprachen lässt sich ein anderes hinzufügen: ein Ordner im Aufbau von sentence-transformers, mit Gewichten im Format ONNX. Was davon gebraucht wird, wird in den Datenordner kopiert.',
    path: 'Ordner des Modells',
    pathHint: 'Mit config.json, tokenizer.json, 1_Pooling und onnx.',
    choose: 'Ordner auswählen…',
    check: 'Prüfen und hinzufügen',
    failed: 'Der Ordner konnte nicht gewählt werden.',
    bundled: (model: string) => `${model}, das mitgelieferte Modell, ist in Verwendung.`,
    checking: (path: string) => `${path} wird geprüft, kopiert und ausprobiert.`,
    refused: (path: string) => `${path} wurde abgelehnt.`,
    chosen: (model: string) =>
      `${model} ist ausprobiert und wird ab dem nächsten Start verwendet. Dann wird alles neu gelesen, was lange dauern kann; was noch nicht gelesen ist, steht in keiner Rangliste.`,
    inUse: (model: string) => `${model} ist in Verwendung.`,
    leaving: (model: string) =>
      `${model} ist bis zum nächsten Start in Verwendung. Dann wird alles mit dem mitgelieferten Modell neu gelesen.`,
    gone: (model: string) => `${model} ist nicht mehr da.`,
    toRead: (files: number) =>
      files === 1
        ? 'Eine Datei ist noch damit zu lesen.'
        : `${number.format(files)} Dateien sind noch damit zu lesen.`,
    facts: (dimensions: number, pooling: 'mean' | 'cls', weights: string) =>
      `${dimensions} Zahlen je Vektor, aus ${pooling === 'mean' ? 'dem Mittel aller Wörter' : 'dem ersten Wort'}; ${weights}`,
    prefixes: (query: string, passage: string) =>
      query === '' && passage === ''
        ? 'Sein Ordner nennt keine Vorsätze, also werden keine verwendet.'
        : `Vorsätze: „${query}“ für Stellen, „${passage}“ für Lebensläufe.`,
    back: 'Wieder das mitgelieferte verwenden',
    restart: 'Longlist neu starten',
  },
};
