import type { Locale } from '../locale.ts';

/** Turkish. */
export const tr: Locale = {
  code: 'tr',
  numbers: `sıfır:0 bir:1 iki:2 üç:3 dört:4 beş:5 altı:6 yedi:7 sekiz:8 dokuz:9 on:10 oniki:12 onbeş:15 yirmi:20
    yüz:100 on_bir:11 on_iki:12 on_üç:13 on_dört:14 on_beş:15 otuz:30`,
  function_words: `bir bu şu o ve_de ile için olan olarak_da olmalı olması olan var vardır gerekli gereklidir tercihen aday
    adayın kişi birisi arıyoruz aranıyor sahip sahibi çok iyi daha önce hiç mi mı mu mü da de ta te konusunda
    alanında alanı üzerinde düzeyde düzeyi seviyesinde seviye en_iyi biliyor bilir kullanmış kullanır kullanan
    lütfen şart zorunlu aranan bu_kişi kullandı kullanımı kullanım oldu olmuş olmuştur bulunmuştur bulundu
    görevinde vermiş kendisine yapabilme eder tanır programını bir_işte işte bulunan bulunması bulunmalı
    bulunur bulunuyor sahip_olmalı sahip_olması sahibi_olmalı sahiptir olmalıdır olması_gerekir gerekmektedir
    aranmaktadır beklenir beklenmektedir şarttır koşul kriter ölçüt önemli önemlidir toplam toplamda süre
    süreyle boyunca sırasında süresince dönem zaman birini kimse profil adayda adayı kişinin kişide daha_önce
    geçmişte yapmış yapmak yapıyor yapar etmiş etmek ediyor edebilir olabilir mıdır midir teşekkürler
    gerçekten özellikle başlıca kendi herhangi hangi ne_kadar bizim size sizin bize için_uygun en_azından ise
    ya_da_daha kadar vermek çalışabilir çalışabiliyor kontrol_edilsin doğrulansın doğrulanmalı belirtilmiş
    belirtiyor yazıyor görünüyor görülüyor bulunuyor_mu ilan ilanı pozisyon_gerektirir gerektirir gerektiriyor
    istenir isteniyor istenen istiyoruz bekliyoruz beklenen dosya başvuru başvuran aday_mı kişi_mi yetenek
    sağ_olun teşekkür rica olmazsa_olmaz vazgeçilmez eleyici kesin kesinlikle soru evet_hayır filtre aranır
    ideal öncelik önem önem_veriyoruz emin acaba eğer doğru durum olacak gelecekteki yeni çalışma_arkadaşı üye
    nasıl ihtiyaç ihtiyacımız_var gösteriyor göstermeli sunmalı taşımalı taşıyor taşır olduğu olduğunu
    olduğundan bilinen biri şu_an_için`,
  cues: {
    year: 'yıl yıllık yılı yıldan sene senelik yıldır',
    month: 'ay aylık',
    week: 'hafta haftalık',
    at_least: 'en_az asgari minimum',
    over: 'fazla den_fazla dan_fazla üzeri üzerinde',
    at_most: 'en_fazla azami',
    under: 'altında den_az',
    or_more: 'veya_daha_fazla ve_üzeri ve_üstü',
    and: 've ile_birlikte ayrıca &',
    or: 'veya ya_da yahut',
    not: 'değil yok hiç olmayan asla dışında',
    or_similar: 'veya_benzeri veya_dengi',
    experience: 'deneyim deneyimi deneyimli tecrübe tecrübesi tecrübeli bilgi bilgisi beceri',
    work: 'çalışmış çalışıyor çalıştı çalışan çalışma görev iş pozisyon mesleki iş_deneyimi bir_işte',
    as: 'olarak',
    job: 'pozisyon görev iş',
    employer: 'şirket şirketi firma firması işveren işverende işverenle şirkette firmada',
    industry: 'sektör sektörü sektöründe endüstri',
    total: 'iş_deneyimi mesleki_deneyim iş_tecrübesi',
    now: 'şu_an şu_anda halen hâlâ hala halihazırda',
    past: 'eski önceden',
    last: 'son geçen',
    since: 'beri itibaren',
    freelance: 'serbest freelance',
    intern: 'staj stajyer',
    know: 'bilir',
    deep: 'ileri iyi_derecede ileri_düzey',
    expert: 'uzman uzmanı',
    basic: 'temel başlangıç',
    degree: 'üniversite_mezunu mezun mezunu lisans_derecesi diploma üniversite_diploması',
    secondary: 'lise lise_mezunu',
    vocational: 'meslek_lisesi ustalık',
    associate: 'ön_lisans',
    bachelor: 'lisans lisans_mezunu',
    master: 'yüksek_lisans master',
    doctorate: 'doktora',
    student: 'öğrenci öğrencisi',
    completed: 'tamamlamış tamamlanmış mezun',
    or_higher: 'veya_üstü ve_üzeri',
    school: 'üniversite üniversitesi',
    certificate: 'sertifika sertifikası sertifikalı belge belgesi belgesine sertifikasına',
    licence: 'lisansı ruhsat ehliyet',
    valid: 'geçerli güncel aktif hâlâ_geçerli süresi_geçmemiş geçerliliği yürürlükte',
    in_progress: 'devam_ediyor',
    speak: 'konuşur konuşuyor konuşan',
    language: 'dil dili',
    native: 'ana_dil ana_dili anadili',
    fluent: 'akıcı akıcı_düzeyde',
    intermediate: 'orta',
    lead: `yönetti yönetmiş yönetiyor yönetim yöneticilik liderlik ekip_yönetimi yönettiği liderlik_etmiş sorumlu
      bağlı doğrudan_bağlı sorumluluğu yönetimi liderliği başında altında sorumluluk yöneten liderlik_yapmış
      kendisine_bağlı`,
    people: 'kişi kişilik çalışan personel eleman kişiyi personeli çalışanı',
    team: 'ekip ekibi takım departman ekipten kişilik_ekip',
    live: 'yaşıyor oturuyor ikamet ikamet_ediyor yaşayan ikamet_eder oturan oturur yaşar ikametgahı',
    relocate:
      'taşınma taşınabilir taşınmaya şehir_değiştirme taşınmaya_hazır yer_değiştirme taşınır taşınmak',
    near: 'yakın çevresi',
    right_to_work: 'çalışma_izni oturma_izni vize çalışma_iznine çalışma_hakkı çalışabilir izin',
    citizen: 'vatandaş vatandaşı vatandaşlık pasaport',
    salary: 'maaş maaş_beklentisi ücret',
    notice: 'ihbar_süresi ihbar ihbarla ihbar_süresine',
    start: `hemen başlayabilir müsait başlama ihbarla ihbar işe_başlama işe_başlayabilir içinde başlayabilecek
      başlangıç_tarihi`,
    full_time: 'tam_zamanlı',
    part_time: 'yarı_zamanlı',
    shift: `vardiya vardiyalı gece hafta_sonu nöbet gece_vardiyası hafta_sonu_çalışması vardiyası gece_nöbeti
      gece_vardiyaları hafta_sonları esnek sabah_vardiyası akşam`,
    travel: 'seyahat seyahat_engeli',
    remote: 'uzaktan hibrit',
    driving: 'ehliyet sürücü_belgesi b_sınıfı_ehliyet',
    would: 'istekli hazır uygunluk mümkün',
    senior: 'kıdemli',
    executive: 'müdür direktör genel_müdür',
    junior: 'junior',
    link: 'linkedin github portföy',
    yes: 'evet memnuniyetle uygun mümkün hazır olur sorun_değil',
    budget: 'bütçe bütçeden bütçesi bütçesinden bütçeyi bütçe_sorumluluğu',
    money: 'milyon avro euro avroluk lira bin',
    deputy: 'yardımcısı asistanı vekili',
    title: 'görevi',
    or_less: 'en_fazla',
    only: 'sadece yalnızca',
    sponsor: 'sponsorluk sponsor',
  },
  status: {
    before: {
      denied: 'hiç yok',
      basic: 'temel',
      learning: 'öğreniyorum kurs eğitim_alıyor',
      planned: 'planlıyorum istiyorum hedef amaç',
      lapsed: 'süresi_dolmuş eski',
      abandoned: 'yarım_bıraktı terk',
      private: 'hobi',
      others: 'dış_firma başka_bir_bölüm',
      seen: 'meslektaşların',
    },
    behind: {
      denied: `yok değil bilmiyorum kullanmadım hiç mümkün_değil olmadı çalışmadım yapmadım söz_konusu_değil imkansız`,
      basic: 'temel başlangıç',
      learning: 'devam_ediyor öğreniyorum kursu',
      planned: `planlanıyor hazırlanıyor öğrenmek istiyorum olmak gelecek_yıl başvuruldu planlıyorum başvurusu
        başvurusu_yapıldı bekleniyor`,
      lapsed: 'süresi_doldu süresi_dolmuş geçersiz geri_alındı iptal',
      abandoned: 'yarım_bırakıldı terk tamamlanmadı bırakıldı',
      private: 'hobi evde hafta_sonları hobi_olarak özel_projeler özel_projelerde',
      others: 'müdürüm genel_müdür yönetiyordu tarafından sorumluluğundaydı',
      seen: 'tanıtımda_görüldü görüldü gösteren',
    },
  },
};
