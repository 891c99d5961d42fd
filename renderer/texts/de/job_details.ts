export const jobDetails = {
  title: 'Kunde, Ort und Gehalt',
  fields: {
    client_name: 'Kunde',
    contact_name: 'Ansprechpartner',
    contact_email: 'E-Mail',
    contact_phone: 'Telefon',
    location: 'Ort',
    salary_min: 'Gehalt von',
    salary_max: 'bis',
    salary_currency: 'Währung',
    salary_period: 'Zeitraum',
    deadline: 'Frist',
  },
  periods: { year: 'Jahr', month: 'Monat', day: 'Tag', hour: 'Stunde' },
  noPeriod: 'Nicht angegeben',
  faults: {
    amount: 'Bitte einen Betrag angeben, etwa 60.000.',
    order: 'Das ist weniger als die Untergrenze.',
    currency: 'Bitte eine Währung angeben, etwa EUR oder CHF.',
    email: 'Das ist keine E-Mail-Adresse.',
  },
  takeContact: (name: string) => `${name} übernehmen`,
};
