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
    olduğundan bilinen biri şu_an_için ekmeğini kazanmış hayatında hayatı hayat hep hepsi günlük gündelik her_gün her_günkü elinde elde eli cebinde cepte cebimde yanında yanında_da koltuğunda oturmuş geçirmiş geçen geçmiş geçiren getiren gösterebilen görmüş gelen gelmiş eden çıkmış ücretli ücretle yükselmiş yükseldi ardında geride kalan listede listesinde yabancı gerçek gerçekten_ düzenli sürekli yeterli yeterince uygun_olan kanıtlanmış kanıtlanabilir somut belirgin tanınan geniş sağlam beklentimiz isteğimiz istediğimiz sizden_istediğimiz dileğimiz aranan_nitelikler nitelikler nitelik özellikler beklentiler tercih tercih_sebebi tercih_nedeni artı avantaj bakın bakınız bakar_mısınız lütfen_bakın olmazsa_olmazımız mutlaka kesin_şart gerekiyor gerekli_olan lazım yapabilen edebilen olabilen bilen tanıyan taşıyan bulunduran var_mı varsa sahip_mi oldu_mu olmuş_mu kullanıldı_mı verildi_mi verilmiş verildi burada burada_da orada şöyle aşağıdaki şu_şekilde bizzat kendisi kimseler kimi aday_olarak adaylarda adaylar adayların hakkında ilgili ilişkin yönelik açısından bakımından şimdi_veya_önce önce_veya_şimdi eski_veya_yeni şu_an_veya_geçmişte geçmişte_veya_şimdi bir_zamanlar liste listesi`,
  open_end: {
    like: 'benzer* eşdeğer* ilgili yakın başka denk dengi',
    subject:
      'alan alanda alanı alanında bölüm bölümü bölümde dal dalda branş eğitim nitelik deneyim görev görevde pozisyon pozisyonda sektör sektörde',
  },
  cues: {
    ever: `şimdi_veya_önce önce_veya_şimdi eski_veya_yeni şu_an_veya_geçmişte geçmişte_veya_şimdi bir_zamanlar`,
    need: `gerek gerekir gerekli gerekiyor gerekmez gerekmiyor ister istemez istemeyen almadan bekliyorum bekliyor beklemede lazım`,
    gap: `boşluk ara boşluğu`,
    employed: `çalışmakta`,
    unemployed: `işsiz`,
    recently: `son_zamanlarda yakın_zamanda geçenlerde`,
    ago: `önce`,
    but_not: `ancak_şu_olmadan ama_değil hariç haricinde dışındaki dışında_her olmadan olmaksızın değil_de yerine`,
    absent: `eksik eksikse yoksa bulunmuyorsa olmazsa yokluğunda eksik_olursa olmazsa_ bulunmazsa yoksa_elenir`,
    somebody: `birini birisi birisini kişi_ki kişiyi birine`,
    year: 'yıl yıllık yılı yıldan sene senelik yıldır',
    month: 'ay aylık',
    several: 'birkaç uzun çok',
    week: 'hafta haftalık',
    at_least: `en_az asgari minimum en_az_ az_olmayan az_olmamak_üzere az_olmama az_olmaması dan_az_olmayan den_az_olmayan aşağı_olmayan asgari_olarak en_azından_`,
    over: `fazla den_fazla dan_fazla üzeri üzerinde çok çoğu çoktan fazlası`,
    at_most: `en_fazla azami en_çok en_geç en_fazla_ daha_çok_değil fazla_olmayan i_aşmayan ı_aşmayan`,
    under: 'altında den_az',
    or_more: `veya_daha_fazla ve_üzeri ve_üstü veya_daha_çok ve_daha_fazla veya_üzeri ve_yukarısı veya_daha_uzun veya_fazlası ve_fazlası ya_da_daha_fazla ya_da_üzeri veya_daha_çoğu veya_daha_çoktan`,
    and: `ve ile_birlikte ayrıca & yanında yanı_sıra yanında_da beraber birlikte ile_beraber dahil`,
    or: `veya ya_da yahut ya yoksa ya_da_yoksa olmazsa aksi_halde`,
    not: `değil yok hiç olmayan asla dışında hiçbir hiçbir_zaman hiç_kimse kimse_olmasın olmasın olmadan bulunmayan yapmamış almamış çalışmamış kullanmamış değildir yoktur yok_mu olmadı_mı`,
    or_similar: 'veya_benzeri veya_dengi',
    experience: `deneyim deneyimi deneyimli tecrübe tecrübesi tecrübeli bilgi bilgisi beceri deneyime tecrübeye bilgisine hakim hakimiyet hakimiyeti ustalık yetkinlik yetkin beceri_ becerisi becerileri yatkın aşina aşinalık pratiği pratik`,
    work: `çalışmış çalışıyor çalıştı çalışan çalışma görev iş pozisyon mesleki iş_deneyimi bir_işte iş_hayatında iş_hayatı işlerden işler işlerde iş_yerinde çalıştığı çalışılmış çalışmışlık kullandığı kullanılan kullanıyor kullandığını mesleğinde meslek kariyer kariyeri görev_yapmış görev_yaptı görev_yapıyor istihdam`,
    as: `olarak olmaya_kadar sıfatıyla`,
    job: 'pozisyon görev iş',
    employer: `şirket şirketi firma firması işveren işverende işverenle şirkette firmada firmalar firmasından firmasında firmadan firma_sayısı işverenler iş_yeri işyeri personeli personel_olan maaşını maaş_almış maaş_aldı sözleşme sözleşmesi bordrosunda bordro şirketinde şirketinden şirketler kurum kurumda kurumunda bünyesinde`,
    industry: `sektör sektörü sektöründe endüstri kolu kolunu kolunda kolundan alanı_ sektörde sektörden sektörünü iş_kolu branş`,
    total: 'iş_deneyimi mesleki_deneyim iş_tecrübesi',
    now: `şu_an şu_anda halen hâlâ hala halihazırda bugün bugünkü şimdi şimdiki mevcut günümüzde hâlen`,
    past: `eski önceden önce eskiden bir_zamanlar vaktiyle geçmiş geçmişte daha_önceden`,
    last: `son geçen geride_kalan geçtiğimiz`,
    since: `beri itibaren den_beri dan_beri`,
    freelance: 'serbest freelance',
    intern: 'staj stajyer',
    know: 'bilir',
    deep: 'ileri iyi_derecede ileri_düzey',
    expert: `uzman uzmanı uzmanlık`,
    basic: 'temel başlangıç',
    degree: `üniversite_mezunu mezun mezunu lisans_derecesi diploma üniversite_diploması lisansı lisansına derecesi derecesine üniversiteden üniversite_bitirmiş fakülte fakültesi mezuniyet mezuniyeti`,
    secondary: 'lise lise_mezunu',
    vocational: 'meslek_lisesi ustalık',
    associate: `ön_lisans ön_lisansı önlisans`,
    bachelor: `lisans lisans_mezunu lisansı lisansını`,
    master: `yüksek_lisans master yüksek_lisansı yüksek_lisansını yüksek_lisanslı mastır`,
    doctorate: `doktora doktorası doktorasını doktoralı`,
    student: 'öğrenci öğrencisi',
    completed: `tamamlamış tamamlanmış mezun bitirmiş bitirdi bitmiş mezun_olmuş mezun_oldu tamamladı almış aldı verilmiş alınmış çıkışlı`,
    or_higher: 'veya_üstü ve_üzeri',
    school: 'üniversite üniversitesi',
    certificate: `sertifika sertifikası sertifikalı belge belgesi belgesine sertifikasına belgeli sertifikalar sertifikaya belgeye unvanını unvanı ünvanı sınavı sınavını sınavı_geçmiş yeterlilik mesleki_yeterlilik kartı kimliği diploma_`,
    licence: `lisansı ruhsat ehliyet ehliyeti ehliyetine ruhsatı lisanslı izin_belgesi sürücü`,
    valid: `geçerli güncel aktif hâlâ_geçerli süresi_geçmemiş geçerliliği yürürlükte süresi_dolmamış geçiyor geçen hâlâ_geçen geçerlidir geçerliliğini_koruyan yürürlükteki süresi_devam_eden vadesi_geçmemiş halen_geçerli`,
    in_progress: 'devam_ediyor',
    speak: `konuşur konuşuyor konuşan konuşuluyor konuşabilen konuşabilir konuşma kullanan_dil`,
    language: 'dil dili',
    native: 'ana_dil ana_dili anadili',
    fluent: `akıcı akıcı_düzeyde zorlanmadan rahat çok_iyi pazarlığa_yeten yeten mükemmel c1_ve_yukarısı c1_ve_üzeri ileri_seviye ileri_seviyede akıcı_şekilde anadil_seviyesinde ana_dilim_gibi pazarlık pazarlığa toplantı toplantı_yürüten toplantıda`,
    intermediate: 'orta',
    lead: `yönetti yönetmiş yönetiyor yönetim yöneticilik liderlik ekip_yönetimi yönettiği liderlik_etmiş sorumlu
      bağlı doğrudan_bağlı sorumluluğu yönetimi liderliği başında altında sorumluluk yöneten liderlik_yapmış
      kendisine_bağlı başında_bulunmuş başında_olma emrinde emri yönetildi yönetilmiş yönetmek yönetme yönettim yönetiyorum rapor rapor_veren rapor_verirdi bağlı_çalışan yetki yetkisi amiri amir müdürlük şefi şef ekip_lideri takım_lideri lider sevk_ve_idare idare_etmiş idare_etti koordine_etti koordine_etmiş koordinasyonu denetledi ekip_yönetmiş personel_yönetimi ekibin_başında`,
    people: `kişi kişilik çalışan personel eleman kişiyi personeli çalışanı kişinin kişiye kişilere çalışana çalışanı_ çalışanın çalışanlar elemanı elemanın işçi işçiyi insan personelin mühendis hemşire astı astları ast`,
    team: `ekip ekibi takım departman ekipten kişilik_ekip ekibin ekibini ekibine takımı takımın kişilik_takım birimi bölümü ekiplerin`,
    live: `yaşıyor oturuyor ikamet ikamet_ediyor yaşayan ikamet_eder oturan oturur yaşar ikametgahı evi adresi adres ev ikameti ikametgâhı yaşamakta oturmakta ikamet_eden yerleşik yaşıyor_mu oturuyor_mu halkından bugünkü_adres mukim`,
    relocate: `taşınma taşınabilir taşınmaya şehir_değiştirme taşınmaya_hazır yer_değiştirme taşınır taşınmak ev_taşımak ev_taşıyan ev_taşımaya ev_taşımam ev_taşımaktan taşınabilecek taşınabilir_mi taşınmak_istemiyorum taşınırım taşınmam şehir_değiştirebilen şehir_değişikliği şehir_değiştirebilir yer_değişikliği taşınma_engeli ikamet_değişikliği`,
    near: 'yakın çevresi',
    right_to_work: `çalışma_izni oturma_izni vize çalışma_iznine çalışma_hakkı çalışabilir izin kâğıt kağıt kâğıtları çalışma_kâğıtları serbestçe_işe serbestçe oturum süresiz_oturum oturum_izni ikamet_izni çalışma_vizesi çalışma_iznim vize_istemez vize_gerekir vizesi yasal_olarak çalışması_serbest çalışma_serbest mavi_kart izni`,
    citizen: 'vatandaş vatandaşı vatandaşlık pasaport',
    salary: 'maaş maaş_beklentisi ücret',
    notice: 'ihbar_süresi ihbar ihbarla ihbar_süresine',
    start: `hemen başlayabilir müsait başlama ihbarla ihbar işe_başlama işe_başlayabilir içinde başlayabilecek
      başlangıç_tarihi boşta boşta_olan bağlıyım haftaya haftaya_başlangıç başlangıç burada_olabilen işe_girebilen başlayacak başlayan göreve_başlama hemen_başlayabilecek derhal haftada işbaşı işbaşı_yapabilir`,
    full_time: 'tam_zamanlı',
    part_time: 'yarı_zamanlı',
    shift: `vardiya vardiyalı gece hafta_sonu nöbet gece_vardiyası hafta_sonu_çalışması vardiyası gece_nöbeti
      gece_vardiyaları hafta_sonları esnek sabah_vardiyası akşam vardiyada vardiyaya vardiyalar vardiyaları dönüşümlü_vardiya dönüşümlü gündüz_vardiyası gündüz pazar pazar_çalışması cumartesi cumartesi_sabahı icap icapçılık nöbetler nöbetleri nöbete gece_çalışması gece_çalışmasına hafta_sonu_çalışma resmi_tatil bayram sabah akşamları akşam_vardiyası esnek_çalışma üçlü_vardiya mesai fazla_mesai`,
    travel: `seyahat seyahat_engeli seyahate seyahatlere iş_seyahati`,
    remote: `uzaktan hibrit evden_çalışma evden uzaktan_çalışma ofiste`,
    driving: 'ehliyet sürücü_belgesi b_sınıfı_ehliyet',
    would: `istekli hazır uygunluk mümkün istekliyim gönüllü`,
    senior: 'kıdemli',
    executive: 'müdür direktör genel_müdür',
    junior: 'junior',
    link: `linkedin github portföy web_sitesi`,
    yes: `evet memnuniyetle uygun mümkün hazır olur sorun_değil bana_uyar uyar uyar_mı sorun_görmeyen engel_değil engeli_yok sorun_olmaz açık açık_olma açık_olan kabul kabul_ederim kabul_eden kaçınmayan uygundur uygunum yapabilirim olabilir elbette tabii seve_seve hayhay problem_değil`,
    budget: `bütçe bütçeden bütçesi bütçesinden bütçeyi bütçe_sorumluluğu harcayacak harcanacak harcama kese milyonluk_bütçe bütçe_yönetimi bütçe_yetkisi mali_sorumluluk ciro hesabı hesabı_veren hesap_veren`,
    money: `milyon avro euro avroluk lira bin avrosu avrodan liradan dolar dolarlık eur tl`,
    deputy: 'yardımcısı asistanı vekili',
    title: `görevi unvanıyla ünvanıyla koltuğu makamı`,
    or_less: `en_fazla veya_daha_erken veya_daha_az en_geç daha_çok_değil daha_fazla_değil`,
    only: 'sadece yalnızca',
    sponsor: 'sponsorluk sponsor',
  },
  status: {
    before: {
      denied: `hiç yok bana_hiç kimse_bana lütfen_hiç`,
      basic: 'temel',
      learning: `öğreniyorum kurs eğitim_alıyor şimdi dersine kursuna yeni_başladım öğrenmekteyim`,
      planned: `planlıyorum istiyorum hedef amaç aklımda gelecek_yıl önümüzdeki_yıl için_aklımda kadar bekliyorum sonra_evim`,
      lapsed: `süresi_dolmuş eski kadar_evim`,
      abandoned: 'yarım_bıraktı terk',
      private: `hobi boş_zamanımda boş_zaman evde hobi_olarak`,
      others: `dış_firma başka_bir_bölüm merkezde iş_arkadaşlarım müdürümün patronum amirim başka_ekip başka_departman`,
      seen: `meslektaşların bir_fuarda fuarda fuar izledim`,
    },
    behind: {
      denied: `yok değil bilmiyorum kullanmadım hiç mümkün_değil olmadı çalışmadım yapmadım söz_konusu_değil imkansız bana_yabancı konuşmam olmasın istemiyorum vermedi kullanmadım_hiç taşımam bilmem olmaz tanımıyorum`,
      basic: 'temel başlangıç',
      learning: `devam_ediyor öğreniyorum kursu yeni_yeni_alışıyorum alışıyorum yeni_başladım dersine_gidiyorum kursuna_gidiyorum öğrenmekteyim devam_ediyorum`,
      planned: `planlanıyor hazırlanıyor öğrenmek istiyorum olmak gelecek_yıl başvuruldu planlıyorum başvurusu
        başvurusu_yapıldı bekleniyor düşünülüyor için_düşünülüyor olmak_isterim isterim bekliyorum bitecek olacak iznimi_bekliyorum`,
      lapsed: `süresi_doldu süresi_dolmuş geçersiz geri_alındı iptal geçmiyor artık_geçmiyor geçerliliğini_yitirdi doldu yenilenmedi`,
      abandoned: `yarım_bırakıldı terk tamamlanmadı bırakıldı sınavından_kaldım kaldım diplomasız_ayrıldım ayrıldım bitirmedi bitirmedim`,
      private: `hobi evde hafta_sonları hobi_olarak özel_projeler özel_projelerde ile_uğraşırım uğraşırım boş_zamanlarda`,
      others: `müdürüm genel_müdür yönetiyordu tarafından sorumluluğundaydı kullanıyordu_ben emrinde ben_kullanmadım iş_arkadaşlarım`,
      seen: `tanıtımda_görüldü görüldü gösteren izledim kullanılışını gördüm`,
    },
  },
};
