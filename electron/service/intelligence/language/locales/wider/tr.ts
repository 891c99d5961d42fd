import type { Wider } from './wider.ts';

/** Turkish beyond ../tr.ts: how offers are worded and how resumes say it. */
export const tr: Wider = {
  function_words: `
    tercihen tercih tercih_sebebi tercih_nedeni tercih_edilir tercih_edilecektir tercihimizdir aranan aranır aranıyor
    aranmaktadır arıyoruz aradığımız aranmakta istenen istenir isteniyor istenmektedir beklenen beklenir beklenmektedir
    bekliyoruz gereken gerekli gereklidir gerekir gerekmektedir gerekiyor zorunlu zorunludur şart şarttır şartı
    koşul koşulu koşuldur mutlaka kesinlikle olmazsa_olmaz artı avantaj avantajdır artıdır olan olanlar olmak olması
    olmalı olmalıdır olmalıyım olmuş olup olduğu olduğunu bulunan bulunmak bulunması bulunmalı bulunmalıdır
    bulunsun sahip sahibi sahibidir sahip_olan sahip_olmak sahip_olması sahip_olmalı sahip_olunması sahiptir taşıyan
    taşımak taşıması haiz bilen bilmek bilmesi bilmeli bilmelidir kullanabilen kullanabilmek kullanabilecek kullanan
    kullanmak kullanmış kullanabilir kullanabilmesi kullanması yapmış yapmak yapan yapabilen_ yapabilecek yapması
    etmiş etmek eden edebilen edebilecek edebilir alabilecek verebilecek sağlayabilecek sağlayabilen sağlayan
    gösterebilen gösterebilecek gösteren gelmiş gelen gelmesi geçmişi geçmişe geçmişinde kariyerinde kariyeri boyunca
    hayatı hayatında iş_hayatında en_iyi iyi çok_iyi iyi_derecede iyi_düzeyde iyi_seviyede çok_iyi_derecede derecede
    düzeyde seviyede seviyesinde düzeyinde konusunda konularında konusu alanında_ hususunda ilgili ilişkin yönelik
    üzerine üzerinde kapsamında bağlamında dair için ile ve_de da de ki bir bu şu aday adayın adaylar
    adayda adayları kişi_ kimse_ birisi biri pozisyon pozisyonu görev görev_almış görev_alan görev_yapmış görev_yapan
    görev_almak görev_yapmak görevinde_bulunmuş fiilen aktif aktif_olarak bizzat kanıtlanmış ispatlanmış belgelenmiş
    belgeleyebilen belgelendirilmiş kanıtlayabilen sağlam güçlü yeterli üst uygun_ nitelikli ayrıca özellikle
    üniversitelerin üniversitenin üniversitelerinin fakültelerin fakültelerinin yüksekokulların bölümlerinden
    bölümünden bölümü bölümleri bölümlerinin programına programını programında programları programlarına programlarını
    uygulamasına yazılımına yazılımını yazılımları aracına sistemine sistemini ilgili_bölümlerinden halihazırda_
    mı mi mu mü mıdır midir mudur `,
  cues: {
    leader: `mağaza_müdürü vardiya_amiri şantiye_şefi mutfak_şefi ekip_lideri takım_lideri üretim_müdürü bölüm_müdürü birim_amiri ustabaşı`,
    experience: `tecrübesi_olan deneyimi_olan deneyim_sahibi tecrübe_sahibi deneyimlenmiş tecrübeli_olan`,
    know: `hakim hâkim hakim_olan hakimdir vakıf aşina bilgi_sahibi_ bilgisi_olan bilgisine_sahip kullanımı
      kullanımına kullanımında kullanımını uzman_seviyede yetkin_olan ustalaşmış pişmiş kullanıcı kullanıcısı
      kullanıcısıdır donanımlı_ eğitimli eğitim_almış eğitimini_almış becerikli yatkınlık yatkınlığı çalışmış_olan`,
    industry: `sektöründen sektöründe_ sektöründeki sektörüne sektörün sektörden sektöründen_gelen alanında`,
    past: `gelen_ kökenli geçmişli mezkur eskiden önceden`,
    now: `halen hâlen şu_an şu_anda halihazırda hâlihazırda günümüzde mevcut_durumda aktif_çalışan çalışmakta
      çalışmakta_olan`,
    work: `kıdem kıdemi kıdeme
      görev_almış görev_alan görev_yapmış görev_yapan görev_alması çalışmış çalışan_ çalışmışlığı çalışıyor_olması
      çalışması çalışıyor görevli iş_hayatı mesleki meslekte meslek_hayatı profesyonel_iş unvanıyla unvanı_ile
      ünvanıyla istihdam istihdam_edilmiş`,
    as: `olarak unvanıyla ünvanıyla unvanı_ile pozisyonunda pozisyonunda_çalışmış görevinde rolünde kadrosunda
      sıfatıyla`,
    at_least: `asgari minimum en_az en_azından en_aşağı`,
    completed: `mezunu mezun mezun_olan_ mezunu_olmak mezunu_olan tamamlamış_olan bitirmiş_olan tamamlanmış_ lisansını
      almış_olan edinmiş kazanmış bitirmiş_`,
    degree: `üniversite_mezunu lisans_mezunu fakülte_mezunu yükseköğrenim yüksek_öğrenim üniversite_diploması diploma
      diploması bölümünden_mezun bölümü_mezunu bölümlerinden_mezun mezunu_`,
    secondary: `lise lise_mezunu lise_diploması ortaöğretim orta_öğretim meslek_lisesi endüstri_meslek_lisesi
      meslek_lisesi_mezunu anadolu_lisesi`,
    associate: `ön_lisans önlisans ön_lisans_mezunu meslek_yüksekokulu myo iki_yıllık`,
    bachelor: `lisans lisans_derecesi lisans_diploması dört_yıllık`,
    master: `yüksek_lisans yüksek_lisansı yüksek_lisansını yüksek_lisanslı master`,
    student: `öğrencisi öğrenci okuyan okumakta öğrenim_gören öğrenimine_devam`,
    certificate: `belgesi belge belgesine belgesini belgeli sertifikalı ruhsat ruhsatı ruhsatına ruhsatını lisanslı
      yetki_belgesi yeterlilik_belgesi mesleki_yeterlilik_belgesi myk kayıtlı odasına_kayıtlı odaya_kayıtlı üyeliği
      diploması_ vizesi oda_kaydı`,
    licence: `ruhsat ruhsatı ruhsatına ruhsatname ehliyetine ehliyeti`,
    valid: `geçerli geçerliliği geçerliliği_olan süresi_dolmamış süresi_geçmemiş güncel yürürlükte vizesi_yapılmış
      aktif_`,
    speak: `konuşan konuşabilen konuşur konuşma yazılı_ve_sözlü sözlü yazılı iletişim_kurabilen kurabilen anlayan
      konuşması konuşabilmesi`,
    native: `anadili anadil ana_dili anadilinde anadil_seviyesinde`,
    fluent: `ileri ileri_düzey ileri_düzeyde ileri_seviye ileri_seviyede ileri_derecede akıcı akıcı_şekilde
      akıcı_düzeyde çok_iyi_ çok_iyi_seviyede çok_iyi_düzeyde mükemmel üst_düzey üst_düzeyde rahat rahatlıkla`,
    working_level: `iyi_seviye iyi_düzey iyi_derecede_ iyi_seviyede_`,
    intermediate: `orta orta_seviye orta_düzey orta_seviyede orta_düzeyde orta_derecede`,
    basic: `temel temel_seviye temel_düzey temel_seviyede temel_düzeyde başlangıç başlangıç_seviyesi başlangıç_seviyesinde az`,
    lead: `ekip_yönetmiş ekip_yöneten ekip_yönetimi_yapmış ekip_yönetmek ekip_yönetme takım_yönetmiş takım_yönetimi
      yönetmiş_olması yönetmiş_olmak yönetiminde yönetimini yönetimini_üstlenmiş sorumluluğunda_ sevk_idare
      liderliğini liderlik_etmek liderlik_eden amirlik_yapmış şeflik yönetici_olarak`,
    people: `elemanının elemanını elemanının_ personelinin personelini çalışanının uzmanın uzmanı_
      mühendisin_ teknikerin tekniker teknisyenin_ işçinin_ memur memurun stajyer stajyerin asistan asistanın`,
    team: `ekip ekibi ekibin ekibini ekibe takım takımı takımın takımını kadro kadroyu grup grubu birim birimi departman
      vardiya_ekibi`,
    mentor: `mentorluk mentörlük mentorluğu mentor mentör koçluk koçluğu yetiştirmiş yetiştiren yetiştirme eğitmiş
      rehberlik stajyer_yetiştirmiş`,
    live: `ikamet ikamet_eden ikamet_etmek ikamet_etmesi ikamet_ediyor ikametgah ikametgahı oturan oturmak yaşayan
      yaşamak yaşıyor ikameti yerleşik yerleşik_olan`,
    near: `yakın yakını yakınında yakınlarında civarı civarında çevresi çevresinde ve_çevresi yakasında`,
    right_to_work: `çalışma_izni çalışma_iznine çalışma_iznini ikamet_izni oturma_izni çalışma_hakkı yasal_olarak`,
    salary: `maaş_beklentisi ücret_beklentisi ücret maaş net_ücret`,
    start: `hemen_başlayabilecek_ hemen_işbaşı derhal_ acil acilen kısa_sürede en_kısa_sürede`,
    full_time: `tam_zamanlı`,
    part_time: `yarı_zamanlı part_time`,
    shift: `hafta_sonlarında hafta_sonlarına hafta_sonunda
      vardiya vardiyalı vardiyaya vardiyalara vardiyada vardiyalarda vardiya_sistemi vardiya_sistemine
      vardiya_düzeni vardiya_düzenine vardiyalı_çalışma vardiyalı_çalışma_düzeni vardiyalı_çalışma_düzenine
      vardiyalı_sistem vardiyalı_sisteme üçlü_vardiya gece_vardiyası gece_vardiyasında geceleri gece hafta_sonu
      hafta_sonları haftasonu nöbet nöbetli nöbete esnek_mesai esnek_çalışma mesai mesaiye fazla_mesai fazla_mesaiye`,
    travel: `seyahat seyahate seyahatler seyahatlerine seyahati seyahat_edebilen seyahat_edebilecek şehir_dışı
      yurt_dışı yurtdışı şehir_dışına_seyahat yurt_içi iş_seyahatleri seyahat_etmek`,
    remote: `uzaktan uzaktan_çalışma hibrit evden evden_çalışma ofisten`,
    driving: `sürücü_belgesine sürücü_belgesi_sahibi sürücü_belgesi_bulunan ehliyeti_olan ehliyete ehliyetin
      ehliyeti ehliyetli ehliyetine ehliyet_sahibi sürücü_belgesi_olan aktif_araç araç_kullanabilen
      araç_kullanan araç_kullanıyor aktif_araç_kullanabilen aktif_araç_kullanıyor aktif_araç_kullanan kendi_aracı
      araç_sahibi özel_araç`,
    would: `engeli engeli_olmayan engeli_bulunmayan engel_olmayan engeli_olmaması engelim_yok engeli_yok
      uyum_sağlayabilecek uyum_sağlayabilen uyum_sağlayan uyum_gösteren uyum_sağlamak uyumlu_ istekli_ hazır_
      çalışabilecek çalışabilen çalışmaya_uygun değiştirebilecek değiştirebilen`,
    yes: `engelim_yok engeli_yok engel_yok engelim_bulunmamakta engelim_bulunmamaktadır engeli_bulunmayan
      engeli_olmayan engelim_yoktur engeli_yoktur çalışabilirim_ edebilirim yapabilirim_ çalışmaya_uygunum
      uyum_sağlarım_ uyum_sağlayabilirim`,
    relocate: `şehir_değiştirebilecek şehir_değiştirme_engeli şehir_dışına_taşınabilecek taşınabilecek_ şehir_değişikliğine_açık
      başka_şehirde_yaşayabilecek`,
    or_similar: `veya_dengi veya_benzeri ya_da_benzeri ya_da_dengi veya_muadili veya_eşdeğeri ve_benzeri veya_ilgili
      dengi muadili`,
    thing: `program programı programı_ yazılım yazılımı uygulama uygulaması sistem sistemi platform aracı_ dili
      paket_program`,
    deep: `ileri_ derinlemesine kapsamlı detaylı`,
    expert: `uzman_düzeyde uzman_seviyesinde uzmanı_olan`,
  },
  status: {
    before: {
      denied: `hiç henüz yok hiçbir`,
      basic: `biraz az temel`,
      learning: `öğreniyorum öğrenmekteyim`,
      planned: `planlıyorum hedefim hedef`,
      lapsed: `eski eskimiş`,
    },
    behind: {
      denied: `kullanmadım kullanmıyorum bilmiyorum bilmem yok yoktur bulunmuyor bulunmamakta bulunmamaktadır mevcut_değil
        hiç_kullanmadım deneyimim_yok tecrübem_yok sahip_değilim değil konuşmuyorum yapmadım çalışmadım almadım
        uygun_değil istemiyorum`,
      basic: `temel az biraz başlangıç zayıf birkaç_kelime`,
      learning: `ders_aşamasında tez_aşamasında tez_aşaması öğrencisi devam_ediyor devam_etmekte devam_etmektedir sürüyor
        sürmekte öğreniyorum öğrenme_aşamasında kursa_gidiyorum kurs_sürüyor okuyorum eğitimi_sürüyor hazırlanıyorum
        hazırlık_aşamasında stajı_devam stajı_sürüyor öğrenim_görüyorum birinci_sınıf ikinci_sınıf üçüncü_sınıf
        son_sınıf`,
      planned: `başvurdum başvurusu_yapıldı başvuru_aşamasında planlanıyor planlıyorum alacağım alınacak sınavı_bekliyor
        sınava_gireceğim hedefliyorum başlayacağım başlayacak beklemede bekleniyor onay_bekliyor`,
      lapsed: `süresi_dolmuş süresi_doldu süresi_bitti süresi_bitmiş süresi_geçti süresi_geçmiş yenilenmedi yenilenmemiş
        geçersiz iptal iptal_edildi iptal_edilmiş vizesi_geçmiş geçerliliğini_yitirdi`,
      abandoned: `yarıda yarıda_bıraktım bıraktım bırakıldı yarım_kaldı yarım donduruldu kayıt_dondurdum terk terk_ettim
        tamamlanmadı tamamlamadım mezun_olmadım bitirmedim ayrıldım kaydı_silindi`,
      held: `geçerli süresi_dolmamış`,
    },
  },
};
