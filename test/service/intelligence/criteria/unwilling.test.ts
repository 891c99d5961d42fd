import { describeNative } from './native.ts';

describeNative('what somebody would not do', {
  en: [
    {
      asked: 'Willing to relocate',
      heading: 'Other',
      not_met: ['Unwilling to relocate', 'Not open to relocation'],
      met: ['Willing to relocate', 'Relocation: yes'],
    },
    { asked: 'Willing to travel', heading: 'Other', not_met: ['No travel'] },
    { asked: 'Willing to work night shifts', heading: 'Other', not_met: ['Not available for night shifts'] },
  ],
  de: [
    {
      asked: 'Reisebereitschaft',
      heading: 'Sonstiges',
      not_met: ['Reisebereitschaft: nein', 'Reisebereitschaft: keine'],
      met: ['Reisebereit', 'Reisebereitschaft: ja'],
    },
    {
      asked: 'Umzugsbereit',
      heading: 'Sonstiges',
      not_met: ['Kein Umzug gewünscht', 'Umzugsbereitschaft: nein'],
      met: ['Umzugsbereit'],
    },
    { asked: 'Schichtbereitschaft', heading: 'Sonstiges', not_met: ['Keine Schichtarbeit'] },
    { asked: 'Bereit zu Nachtschichten', heading: 'Sonstiges', not_met: ['Nachtschicht: nein'] },
  ],
  fr: [
    {
      asked: 'Mobilité géographique',
      heading: 'Divers',
      not_met: ['Non mobile', 'Mobilité : non'],
      met: ['Mobilité géographique acceptée'],
    },
    {
      asked: 'Disponible pour des déplacements',
      heading: 'Divers',
      not_met: ['Pas disponible pour des déplacements', 'Déplacements : non'],
    },
    { asked: 'Prêt à déménager', heading: 'Divers', not_met: ['Pas prêt à déménager'] },
  ],
  es: [
    {
      asked: 'Disponibilidad para viajar',
      heading: 'Otros',
      not_met: ['Disponibilidad para viajar: no', 'Viajes: no'],
      met: ['Disponible para viajar'],
    },
    {
      asked: 'Disponibilidad para trasladarse',
      heading: 'Otros',
      not_met: ['Traslado descartado', 'Nula disposición al traslado'],
    },
  ],
  it: [
    {
      asked: 'Disponibilità al trasferimento',
      heading: 'Altro',
      not_met: ['Nessuna disponibilità al trasferimento', 'Disponibilità al trasferimento: no'],
      met: ['Disponibile al trasferimento'],
    },
    {
      asked: 'Disponibilità a trasferte',
      heading: 'Altro',
      not_met: ['Non disponibile a trasferte', 'Trasferte: no'],
    },
  ],
  nl: [
    {
      asked: 'Bereid te verhuizen',
      heading: 'Overig',
      not_met: ['Verhuizen: nee', 'Geen bereidheid tot verhuizen'],
      met: ['Bereid te verhuizen'],
    },
    { asked: 'Bereid te reizen', heading: 'Overig', not_met: ['Niet bereid te reizen', 'Reizen: nee'] },
  ],
  pl: [
    {
      asked: 'Gotowość do przeprowadzki',
      heading: 'Inne',
      not_met: ['Przeprowadzka: nie', 'Nie jestem gotowa do przeprowadzki'],
      met: ['Gotowość do przeprowadzki'],
    },
    {
      asked: 'Dyspozycyjność do podróży służbowych',
      heading: 'Inne',
      not_met: ['Brak dyspozycyjności do podróży służbowych'],
      met: ['Gotowość do podróży służbowych'],
    },
  ],
  pt: [
    {
      asked: 'Disponibilidade para mudar de cidade',
      heading: 'Outros',
      not_met: ['Sem disponibilidade para mudar de cidade', 'Não disponível para mudança de cidade'],
      met: ['Disponível para mudar de cidade'],
    },
    {
      asked: 'Disponibilidade para viajar',
      heading: 'Outros',
      not_met: ['Viagens: não', 'Indisponível para viajar'],
    },
  ],
  ro: [
    {
      asked: 'Disponibilitate pentru relocare',
      heading: 'Altele',
      not_met: ['Nu sunt dispusă la relocare', 'Relocare: nu'],
      met: ['Disponibilitate pentru relocare'],
    },
    {
      asked: 'Disponibilitate pentru deplasări',
      heading: 'Altele',
      not_met: ['Fără disponibilitate pentru deplasări'],
      met: ['Disponibilitate pentru deplasări'],
    },
  ],
  tr: [
    {
      asked: 'Taşınmaya hazır',
      heading: 'Diğer',
      not_met: ['Taşınmaya hazır değil', 'Taşınma: hayır'],
      met: ['Taşınmaya hazır'],
    },
    { asked: 'Seyahat engeli yok', heading: 'Diğer', not_met: ['Seyahat edemem'] },
    {
      asked: 'Seyahat edebilir',
      heading: 'Diğer',
      not_met: ['Seyahat edemem', 'Seyahat engelim var'],
      met: ['Seyahat engeli yok'],
    },
  ],
});
