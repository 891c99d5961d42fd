import type { ResumeLocale } from '../../resume_locale.ts';

/** Alternatives that also match in capitals: Turkish pairs İ with i and I with ı, unlike regular expressions. */
const both = (forms: string): string => forms.replaceAll('i', '[iİ]').replaceAll('ı', '[ıI]');

export const TURKISH: ResumeLocale = {
  headings: {
    header: `İletişim, İletişim bilgileri, Kişisel bilgiler, Kişisel bilgilerim, Kimlik bilgileri, Adres, Adres bilgileri, Bağlantılar, Sosyal medya, Profiller`,
    summary: `Özet, Profil, Hakkımda, Kariyer hedefi, Kariyer özeti, Profesyonel özet, Kişisel özet, Ön yazı özeti, Kariyer hedefim, Hedef, Hedefler, Özgeçmiş özeti, Profesyonel profil, Kısaca ben, Ben kimim, Mesleki özet,
      Kısaca, Önsöz, Kendim Hakkında, Kendimi Tanıtayım, Tanıtım, Kendim`,
    experience: `İş deneyimi, İş deneyimleri, Deneyim, Deneyimler, Deneyimlerim, İş deneyimim, İş tecrübesi, İş tecrübeleri, Tecrübe, Tecrübeler, Mesleki deneyim, Mesleki tecrübe, Profesyonel deneyim, Çalışma hayatı, Çalışma geçmişi, İş geçmişi, İş hayatı, Kariyer, Kariyer geçmişi, Staj, Stajlar, Staj deneyimi, Staj deneyimleri, Çalışılan kurumlar, Görevler, İş ve staj deneyimi, Önceki işler, Meslek hayatı,
      İş Tecrübelerim, Çalışma Hayatım, Çalıştığım Yerler, Mesleki Geçmiş, Mesleki Geçmişim, Kariyerim,
      Pozisyonlar, Staj ve İş Deneyimi, İş Hayatım, İş Geçmişim, Yaptığım İşler, Çalıştığım Firmalar,
      Çalışılan Yerler, İş Yaşamı, Bugüne Kadar`,
    education: `Eğitim, Eğitim bilgileri, Eğitim durumu, Eğitim geçmişi, Öğrenim, Öğrenim durumu, Öğrenim bilgileri, Öğrenim geçmişi, Akademik eğitim, Akademik geçmiş, Akademik bilgiler, Eğitim hayatı, Eğitim ve öğretim, Okul, Okullar, Mezuniyet, Mezuniyet bilgileri, Eğitimim, Tahsil, Tahsil durumu, Üniversite eğitimi,
      Okuduğum Okullar, Eğitim Hayatım, Bitirdiğim Okullar, Mezun Olduğum Okullar, Eğitimlerim, Öğrenimim`,
    skills: `Beceriler, Yetenekler, Yetkinlikler, Beceri ve yetenekler, Yetenekler ve beceriler, Teknik beceriler, Teknik yetkinlikler, Teknik bilgiler, Bilgisayar becerileri, Bilgisayar bilgisi, Bilgisayar bilgileri, Bilgisayar programları, Mesleki beceriler, Mesleki yetkinlikler, Temel yetkinlikler, Kişisel beceriler, Kişisel özellikler, Becerilerim, Yeteneklerim, Programlar, Kullanılan programlar, Uzmanlık alanları, Uzmanlıklar, Nitelikler, Güçlü yönler, Anahtar yetkinlikler, Sosyal beceriler, Programlama dilleri, Dijital beceriler,
      Bilgi ve Beceriler, Neler Yapabilirim, Araçlar, Kullandığım Programlar, Güçlü Yönlerim, Teknik Bilgi,
      Beceri ve Yetkinlikler, Yetkinliklerim, Bildiğim Programlar`,
    languages: `Diller, Yabancı dil, Yabancı diller, Yabancı dil bilgisi, Dil bilgisi, Dil becerileri, Bildiği diller, Bildiğim diller, Dil,
      Dillerim, Konuştuğum Diller, Lisan, Lisanlar, Konuşulan Diller`,
    certifications: `Sertifikalar, Sertifika, Sertifika bilgileri, Sertifikalarım, Kurslar, Kurs, Seminerler, Kurslar ve seminerler, Seminer ve kurslar, Eğitim ve sertifikalar, Sertifika ve eğitimler, Sertifikalar ve kurslar, Kurs ve sertifikalar, Katıldığı eğitimler, Alınan eğitimler, Mesleki eğitimler, Belgeler, Lisanslar, Ehliyet, Sürücü belgesi, Üyelikler, Ek eğitimler, Katılım belgeleri, Eğitimler, Eğitimler ve sertifikalar,
      Belgelerim, Ehliyetler, Ehliyet ve Belgeler, Kurs ve Seminerler, Ruhsat ve Belgeler,
      Sertifika ve Belgeler, Katıldığım Eğitimler, Ruhsatlar, Yetki Belgeleri`,
    projects: `Projeler, Projelerim, Kişisel projeler, Akademik projeler, Yapılan projeler, Portföy`,
    volunteering: `Gönüllülük, Gönüllü çalışmalar, Gönüllü faaliyetler, Sosyal sorumluluk, Aktiviteler, Sosyal aktiviteler, Sosyal faaliyetler, Kulüp ve topluluklar, Topluluklar`,
    publications: `Yayınlar, Makaleler, Bildiriler, Yayınlar ve bildiriler, Patentler, Konferanslar`,
    awards: `Ödüller, Başarılar, Burslar, Ödüller ve başarılar, Ödüller ve burslar`,
    interests: `İlgi alanları, Hobiler, Hobilerim, Hobiler ve ilgi alanları, İlgi alanlarım, Hobi, İlgi alanları ve hobiler,
      Boş Zaman, Boş Zamanlarım, İş Dışında, Sevdiklerim, Hobi ve İlgi Alanları, Neleri Severim`,
    references: `Referanslar, Referans, Referanslarım`,
    other: `Ne arıyorum, Beklentiler, Beklentilerim, Çalışma koşulları, Ek bilgiler, Diğer, Diğer bilgiler, Askerlik durumu, Askerlik, Genel bilgiler, Diğer bilgi`,
  },
  weak: `Kariyer, Okul, Okullar, Görevler, Programlar, Nitelikler, Dil, Kurs, Belgeler, Hedef, Hedefler, Adres, Diğer, Staj, Tecrübe, Askerlik, Referans, Hobi, Başarılar, Makaleler, Uzmanlıklar, Eğitimler,
    Ehliyet, Ehliyetler, Pozisyonlar, Araçlar, Kısaca, Tanıtım, Kendim, Hobi, Lisan, Bugüne Kadar`,
  document: `Özgeçmiş, Öz geçmiş, CV, Özgeçmişim, Ön yazı, Niyet mektubu, Kapak mektubu`,
  at: ``,
  nouns: {
    experience:
      'deneyimi deneyimleri deneyim tecrubesi tecrubeleri gecmisi gorevleri deneyimler tecrube tecrubeler gorevler isler',
    education: 'egitimi ogrenimi egitimler egitim ogrenim',
    skills: 'becerileri yetenekleri yetkinlikleri bilgisi beceriler yetenekler yetkinlikler bilgiler',
    certifications: 'sertifikalari kurslari belgeleri sertifikalar kurslar belgeler',
    projects: 'projeleri',
    languages: 'dilleri',
    interests: 'hobileri',
  },
  noun_last: true,
  and: 've',
  columns: {
    title:
      'pozisyon, görev, unvan, ünvan, iş unvanı, meslek, yapılan iş, görevi, mesleği veya pozisyonu, meslek veya pozisyon, görev veya pozisyon, çalıştığı pozisyon',
    employer:
      'şirket, firma, kurum, işveren, iş yeri, işyeri, şirket adı, firma adı, kurum adı, işverenin adı, işverenin adı ve adresi, işveren adı ve adresi, kurum adı ve adresi, çalıştığı kurum',
    place: 'şehir, yer, konum, il, lokasyon',
    dates:
      'tarih, tarihler, dönem, süre, çalışma süresi, başlangıç, bitiş, başlangıç tarihi, bitiş tarihi, yıl',
    school:
      'okul, üniversite, okul adı, kurum türü, eğitim kurumu, öğrenim kurumu, mezun olunan okul, kurum adı ve türü, fakülte, öğretim kurumu',
    degree:
      'derece, bölüm, mezuniyet, diploma, alınan derece, diploma adı, alınan diploma, program, alan, mezuniyet derecesi',
    other: 'görev tanımı, sorumluluklar, açıklama, ayrılma nedeni, sektör, iş tanımı',
  },
  months: [
    'ocak oca',
    'şubat şub subat',
    'mart mar',
    'nisan nis nİsan ni̇san',
    'mayıs may mayis',
    'haziran haz hazİran hazi̇ran',
    'temmuz tem',
    'ağustos ağu agustos',
    'eylül eyl',
    'ekim eki ekİm eki̇m',
    'kasım kas kasim',
    'aralık ara aralik',
  ],
  seasons: { ilkbahar: 3, yaz: 6, sonbahar: 9, kış: 12 },
  present: both(
    `halen|hâlen|günümüz|devam ediyor|devam etmekte|devam|bugün|şu an(?:da)?|şimdi|hala|hâlâ|halen devam ediyor`,
  ),
  to: '',
  since: '',
  since_behind: `['’]?n?[dt][ae]n\\s+(?:beri|bu\\s?yana|itibaren|bugüne|günümüze)(?:\\s+kadar)?`,
  from: '',
  expected: both(`beklenen|tahmini|mezuniyet bekleniyor`),
  valid_until: `(?:son )?geçerlilik(?: (?:tarihi|süresi|sonu))?|son kullanma tarihi|bitiş tarihi|geçerlilik bitiş(?: tarihi)?|yenileme(?: tarihi)?`,
  valid_behind: `(?:tarihine|yılına|ayına|['’]?\\p{L}{1,4})?\\s*(?:kadar|dek)\\s*geçerli|(?:tarihinde|yılında|['’]?d[ae])?\\s*(?:sona erecek|doluyor|dolacak|bitiyor)`,
  degrees: {
    8: both(`doktora(?:sı|lı)?(?: derecesi| diploması| mezunu)?|phd derecesi`),
    7: both(
      `(?:tezli |tezsiz )?yüksek lisans(?:ı|lı)?(?: derecesi| diploması| mezunu)?|(?:master|mastır)(?:ı|i)?(?: derecesi| diploması)?`,
    ),
    5: both(
      `(?<!(?:ön|yüksek)[ -])lisans(?:ı|lı)?(?: derecesi| diploması| mezunu)?|üniversite mezunu|\\p{L}+ mühendisliği(?= mezunu|,|$)`,
    ),
    4: both(`ön ?lisans(?:ı)?(?: derecesi| diploması| mezunu)?|iki yıllık|meslek yüksekokulu mezunu`),
    3: both(`diploması`),
    2: both(
      `sertifika(?:sı)?|ustalık belgesi|kalfalık belgesi|meslek lisesi mezunu|mesleki eğitim diploması`,
    ),
    1: both(
      `lise(?: diploması| mezunu)?(?=\\s*(?:$|[,(\\t|–—-]))|ortaokul(?: diploması)?|ilköğretim(?: okulu)?(?: diploması)?|lise mezunu`,
    ),
  },
  schools: both(
    `üniversitesi|\\p{L}*üniversite\\p{L}*|lisesi|anadolu lisesi|meslek yüksekokulu|yüksekokulu|fakültesi|enstitüsü|okulu|koleji|akademisi|konservatuvarı|odtü|itü|myo`,
  ),
  levels: {
    C2: both(`ana ?dili?|anadil|iki dilli`),
    C1: both(
      `çok iyi|ileri(?: düzey(?:de)?| seviye(?:de)?| derecede)?|akıcı(?: düzeyde| şekilde)?|mükemmel|(?:tam )?profesyonel (?:düzey|seviye|yeterlilik)(?:de)?|yazılı ve sözlü`,
    ),
    B2: both(`iyi(?: düzey| derecede)?|üst orta`),
    B1: both(`orta(?: düzey| seviye| derecede)?`),
    A2: both(
      `derdimi anlatacak kadar|çat pat|biraz anlarım|temel(?: düzey| seviye)?|başlangıç(?: düzeyi| seviyesi)?|az|zayıf|biraz|birkaç kelime`,
    ),
  },
  personal: both(
    `doğum tarihi|doğum yeri|doğum yeri ve tarihi|doğum|uyruğu|uyruk|medeni (?:durumu?|hali?)|cinsiyet|yaş|askerlik(?: durumu)?|evli|bekar|t\\.?c\\.? kimlik no|kimlik no`,
  ),
  labels: {
    given: both(`ad(?:ı|i|ınız)?|isim|ismi`),
    family: both(`soyad(?:ı|i|ınız)?|soyisim|soyismi`),
    name: both(`ad(?:ı|i)? soyad(?:ı|i)?|isim|isim soyisim|adı ve soyadı|ad ve soyad`),
    place: both(
      `adres|ikamet|ikametgah|yaşadığı (?:yer|şehir)|şehir|konum|yaşadığı il|ikametgah adresi|ev adresi|il(?:/| / )ilçe|oturduğu şehir`,
    ),
    phone: both(`telefon(?: numarası)?|tel|cep(?: telefonu)?|gsm|cep tel`),
  },
  titles: `uzmanı uzman mühendisi mühendis müdürü müdür müdiresi yöneticisi yönetici sorumlusu sorumlu elemanı eleman asistanı asistan danışmanı danışman
      koordinatörü koordinatör şefi şef stajyer stajyeri öğretmeni öğretmen hemşiresi hemşire doktoru doktor hekimi hekim teknisyeni teknisyen teknikeri
      tekniker operatörü operatör ustası usta kalfası kalfa çırak işçisi işçi memuru memur sekreteri sekreter muhasebeci müşavir denetçisi denetçi
      avukat avukatı hakim savcı analisti analist geliştiricisi geliştirici programcı yazılımcı tasarımcısı tasarımcı mimarı mimar editörü editör
      temsilcisi temsilci satıcı pazarlamacı kasiyer kasiyeri garson garsonu aşçı aşçısı aşçıbaşı ustabaşı komi barmen resepsiyonist resepsiyonisti şoför şoförü
      sürücü kurye kuryesi depocu görevlisi görevli yardımcısı yardımcı başkanı başkan direktörü direktör lideri lider eğitmeni eğitmen
      antrenör psikolog psikoloğu eczacı eczacısı diyetisyen fizyoterapist fizyoterapisti veteriner ebe laborant biyolog kimyager ekonomist gazeteci
      muhabir çevirmen tercüman fotoğrafçı kuaför terzi berber elektrikçi tesisatçı kaynakçı boyacı marangoz tornacı frezeci montajcı bakımcı
      planlamacı lojistikçi araştırmacı akademisyen doçent profesör gönüllü kurucu ortak sahibi`,
  employment: `(?:tam|yarı) zamanlı|sözleşmeli|kadrolu|dönemsel|haftada \\d{1,2} saat`,
  employers: both(
    String.raw`a\.\s?ş|anonim şirketi|ltd\.?\s?şti|limited şirketi|şti|san\.? ve tic|sanayi|ticaret|holding|grubu|bankası|belediyesi|bakanlığı|müdürlüğü|hastanesi|kliniği|eczanesi|oteli|restoranı?|lokantası|fabrikası|mağazası|marketi?|sigorta|inşaat|tekstil|turizm|gıda|lojistik|nakliyat|danışmanlık|yazılım|bilişim|mühendislik|mimarlık|otomotiv|enerji|kargo|ajansı|vakfı|derneği|kreşi|anaokulu|dershanesi|noterliği|hukuk bürosu`,
  ),
};
