/**
 * Words by what they do right beside something else. They are keys (tokens.ts), each of one word, a trailing
 * `*` stands for any ending; those of every language count, whatever a sentence is written in
 * (word_classes.ts).
 */
export const WORD_CLASSES = [
  // "class C", "permis B": a letter behind it is the class of a licence
  'licence_class',
  // "C sınıfı": the same behind the letter
  'class_behind',
  // "a class", which a letter tells by whatever name
  'class_noun',
  // "after 2018": the year itself is left out
  'after',
  // "early March", "fin mars": a part of a month
  'month_part',
  // "wants", "sucht", "chiede": what somebody would have, beside hours or a sum
  'wanting',
  // "we pay", "reicht ihm das": beside a sum, what a post is paid, or that it would be enough
  'offering',
  // "brutos", "net": said of nothing but pay
  'gross_or_net',
  // "frequent trips": how often, of which no resume says more than that it is done
  'how_often',
  'often',
  'seldom',
  'few',
  'changes',
  'times_over',
  'once',
  'twice',
  'thrice',
  'alone',
  'steady',
  'career_noun',
  'loyal',
  'long_lasting',
  'tenure',
  // "I hold", "ich besitze", "j'ai": that something is one's own
  'having',
  // "university degree", "laurea": no degree of a college or a vocational school
  'of_university',
  // "hat … studiert": with one of the first, the second says that it is over
  'have',
  'studied',
  // "permis voiture", "Lkw-Führerschein": what may be driven names the class of a licence
  'car',
  'lorry',
  // "Band 6", "Niveau 3", "TVöD 9b": the number behind it says which one
  'grade_noun',
  // "auxiliar contable": who helps somebody of the title asked for does not hold it
  'lower_rank',
  // "heads logistics", "leitet die Logistik": whoever does it is the head of what follows, or of a department
  'heads',
  // "within 3 months"
  'within',
  // what multiplies a sum of money
  'million',
  'thousand',
  'billion',
  // "in charge of": the people have to follow
  'led_of',
  // "boss of twelve"
  'sized_of',
  // "a staff of 12"
  'staff_of',
  // nouns that name the art of leading, or who leads
  'leading_noun',
  // "with a team": not people somebody leads
  'beside',
  // words of leading that follow the people
  'leads_behind',
  // "led by", "coordinato da": who leads, not who is led
  'led_by',
  // "report to me", "a mi cargo": whose people they are
  'of_me',
  // "report", "unterstehen": what those do who are led
  'of_those_led',
  // "Meisterausbildung": a training that leads to what it is called by, held once it is over
  'training',
  // "Erste-Hilfe-Kurs, 2025": what is over once it has a date or stands among certificates
  'course',
  // "team meetings", "people skills": not the people themselves
  'of_teams',
  // "two of SAP, Excel and Oracle": what stands between the number and what it is taken from
  'some_of',
  // "a big team (10+)": says nothing beside the number
  'sizeable',
  // "has worked nights": what was done, not what somebody would do
  'once_worked',
  // "works nights": what is done now
  'works_now',
  // "head *of* *the* department": between the words of a title
  'article',
  'of',
  // "*secteur* automobile", "*hemşirelik bölümü*": what stands beside it is no title
  'sector',
  'of_studies',
  // "stages exclus": leaves out itself, and nothing before it
  'own_object',
  // "service comptable", "ufficio acquisti": where in a firm work of a field is done
  'department',
  // "a clean licence"; "3 penalty points" on it; "no points"
  'clean',
  'points',
  'penalty',
  'none',
  // "permiso para remolque": what a class with an E pulls
  'trailer',
  // "events for 500 people": whom something is done for
  'for_whom',
  // "8 su 10": between a mark and the best there is
  'of_scale',
  // "without gluten": a preposition, which denies nothing before it
  'lacking',
  // "a language *besides* English", "*another* ERP *than* SAP"
  'besides',
  'other',
  'than',
  // "no … nunca": beside another denial it denies no second time
  'never',
  // "a passé cinq ans": before a participle that elsewhere says which years are meant
  'has',
  // "we got burnt, so …", "…, deshalb": only what follows is asked for
  'therefore',
  // "£17 an hour"
  'hour',
  // "grade B", "passes": words beside a mark at school
  'mark_word',
  // "handling complaints", "Durchführung von …": that something is done, and nothing of what
  'deed',
  // "Trinkwasserhygiene (VDI 6023)": whose papers have the name of a norm behind that of what they are about
  'norm',
  // "Meisterbrief", "Gesellenprüfung": the end of a compound that names a paper by what it is about
  'paper',
  // "techniques like …": an example of a class of things follows
  'like',
  // words that tell no hours, shifts or permits apart
  'hours_common',
  // what is sold in a year, as opposed to what may be spent; before a sum: how much more it became
  'turnover',
  'risen_by',
  // "a permit *tied* to my employer" is none for another one
  'tied',
  // "no tengo *inconveniente*", "je ne suis pas *contre*": denied, it is consent
  'against',
  // days a weekend has
  'weekend_day',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** What sentences of a resume are looked through for, in parts of regular expressions. */
export type TextPattern =
  // "immediately available"
  | 'at_once'
  // "no direct reports"; "head of", before a number; what says that people were led as their line manager, or
  // led at all
  | 'leads_nobody'
  | 'boss'
  | 'formally'
  | 'led_by_noun'
  // what somebody would like to do, plans or is only being taught
  | 'not_done'
  // "exam not taken", "without a certificate": a course that earned nothing
  | 'unearned';
