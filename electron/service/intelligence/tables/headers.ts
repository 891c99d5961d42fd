import type { TableField } from './fields.ts';

/**
 * How columns are headed in English, German, French, Spanish, Italian, Portuguese, Dutch and Polish, and by the
 * programs tables come from; written as plainHeader writes them. The first field that knows a header wins.
 */
const WRITTEN: Readonly<Record<TableField, string>> = {
  full_name:
    'name|full name|candidate|candidate name|applicant|applicant name|person|contact ' +
    'name|display name|vollstandiger ' +
    'name|kandidat|kandidatin|kandidaten|bewerber|bewerberin|bewerbername|nom complet|nom et ' +
    'prenom|nom prenom|candidat|candidate nom|nombre completo|nombre y apellidos|nombre y ' +
    'apellido|candidato|candidata|nome completo|nome e cognome|nome cognome|nominativo|volledige ' +
    'naam|naam|kandidaat|sollicitant|imie i nazwisko|kandydat|nazwisko i imie',
  first_name:
    'first name|firstname|given name|given ' +
    'names|forename|forenames|vorname|vornamen|rufname|prenom|prenoms|nombre|nombres|nombre de ' +
    'pila|nome|nome proprio|primeiro nome|voornaam|roepnaam|imie|imiona',
  last_name:
    'last name|lastname|surname|family name|second name|nachname|familienname|zuname|nom|nom de ' +
    'famille|apellido|apellidos|primer apellido|cognome|sobrenome|apelido|ultimo ' +
    'nome|achternaam|familienaam|nazwisko',
  email:
    'e mail|email|mail|e mail address|email address|email addresses|mail address|primary ' +
    'email|personal email|work email|e mail adresse|email adresse|mailadresse|adresse e ' +
    'mail|adresse email|adresse mail|courriel|adresse electronique|mel|correo|correo ' +
    'electronico|direccion de correo|indirizzo e mail|indirizzo email|posta elettronica|endereco ' +
    'de e mail|endereco de email|correio eletronico|e mailadres|emailadres|mailadres|adres e ' +
    'mail|adres email|poczta elektroniczna|email 1|e mail 1|contact email',
  phone:
    'phone|phone number|telephone|telephone number|tel|tel no|mobile|mobile number|mobile ' +
    'phone|cell|cell phone|contact number|primary phone|phone ' +
    '1|telefon|telefonnummer|telefonnr|rufnummer|handy|handynummer|mobil|mobiltelefon|mobilnummer|festnetz|numero ' +
    'de telephone|portable|telephone portable|mobile telephone|gsm|telefono|numero de ' +
    'telefono|telefono movil|movil|celular|telefono cellulare|cellulare|numero di ' +
    'telefono|telefone|numero de telefone|telemovel|telefoon|telefoonnummer|mobiel|mobiele ' +
    'nummer|numer telefonu|komorka|telefon komorkowy|nr telefonu',
  location:
    'location|city|town|place|address|home address|residence|region|country|candidate ' +
    'location|current ' +
    'location|wohnort|ort|stadt|adresse|anschrift|standort|land|ville|lieu|localisation|domicile|pays|ciudad|ubicacion|localidad|direccion|pais|domicilio|citta|localita|indirizzo|residenza|paese|cidade|localizacao|morada|endereco|woonplaats|plaats|stad|adres|locatie|miasto|miejscowosc|lokalizacja|adres ' +
    'zamieszkania|kraj',
  links:
    'link|links|url|urls|website|web site|homepage|home page|profile|profile url|profile ' +
    'link|linkedin|linkedin url|linkedin profile|public profile url|github|github ' +
    'url|portfolio|portfolio url|xing|webseite|internetseite|profil|site web|site ' +
    'internet|lien|liens|pagina web|sitio web|enlace|enlaces|perfil|sito|sito ' +
    'web|collegamento|profilo|pagina|website url|profiel|strona|strona internetowa|strona www',
  tags:
    'tag|tags|label|labels|keyword|keywords|skill|skills|key ' +
    'skills|category|categories|schlagwort|schlagworte|schlagworter|kategorie|kategorien|kenntnisse|fahigkeiten|etiquette|etiquettes|mots ' +
    'cles|competences|categorie|etiqueta|etiquetas|palabras ' +
    'clave|habilidades|competencias|etichetta|etichette|parole chiave|competenze|palavras ' +
    'chave|labels en tags|trefwoorden|vaardigheden|etykieta|etykiety|slowa kluczowe|umiejetnosci',
  title:
    'title|job title|current title|current job title|current position|position|role|current ' +
    'role|occupation|headline|berufsbezeichnung|position aktuell|aktuelle position|aktuelle ' +
    'stelle|stelle|beruf|funktion|tatigkeit|titel|jobtitel|poste|poste actuel|fonction|intitule ' +
    'du poste|metier|puesto|puesto actual|cargo|cargo actual|profesion|ruolo|ruolo ' +
    'attuale|posizione|mansione|professione|qualifica|cargo ' +
    'atual|funcao|profissao|functie|huidige functie|functietitel|beroep|stanowisko|obecne ' +
    'stanowisko|zawod',
  employer:
    'employer|current employer|company|current company|organisation|organization|company ' +
    'name|arbeitgeber|aktueller arbeitgeber|firma|unternehmen|employeur|employeur ' +
    'actuel|entreprise|societe|empresa|empresa actual|empleador|azienda|azienda attuale|datore ' +
    'di lavoro|societa|empresa atual|empregador|werkgever|huidige ' +
    'werkgever|bedrijf|pracodawca|obecny pracodawca',
  notes:
    'note|notes|comment|comments|remark|remarks|description|summary|feedback|notiz|notizen|bemerkung|bemerkungen|kommentar|kommentare|anmerkung|anmerkungen|beschreibung|commentaire|commentaires|remarque|remarques|nota|notas|comentario|comentarios|observaciones|commento|commenti|osservazioni|annotazioni|observacoes|notitie|notities|opmerking|opmerkingen|notatka|notatki|uwagi|komentarz|komentarze',
  source:
    'source|candidate source|origin|channel|referrer|referred ' +
    'by|quelle|herkunft|kanal|bewerbungsquelle|provenance|origine|canal|fuente|origen|procedencia|fonte|origem|provenienza|bron|herkomst|zrodlo|kanal ' +
    'zrodlo',
  remote_id:
    'id|candidate id|applicant id|external id|remote id|reference|ref|reference number|candidate ' +
    'number|record id|kandidaten id|bewerber ' +
    'id|bewerbernummer|kandidatennummer|referenz|kennung|identifiant|identifiant candidat|numero ' +
    'de candidat|identificador|id candidato|codigo|id do candidato|identificativo|codice|codice ' +
    'candidato|referentie|kandidaat id|kandidaatnummer|identyfikator|id kandydata|numer kandydata',
};

const FIELD_OF: ReadonlyMap<string, TableField> = new Map(
  Object.entries(WRITTEN)
    .toReversed() // of a header two fields know, the first one's entry is the last set
    .flatMap(([field, headers]) =>
      headers.split('|').map((header) => [header, field as TableField] as const),
    ),
);

/** A header without case, accents and signs: `E-Mail-Adresse *` and `e_mail adresse` are one. */
function plainHeader(header: string): string {
  return header
    .slice(0, 100)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a column with this header holds; null when no language says. */
export function fieldOfHeader(header: string): TableField | null {
  // `LinkedIn` is a word, `firstName` two
  for (const written of [header, header.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')]) {
    const plain = plainHeader(written);
    const field = FIELD_OF.get(plain) ?? FIELD_OF.get(plain.replace(/ \d$/, ''));
    if (field !== undefined) return field;
  }
  return null;
}
