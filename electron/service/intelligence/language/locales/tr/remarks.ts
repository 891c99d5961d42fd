import type { Remarks } from '../../locale.ts';

/** What recruiters say in Turkish around what they ask for (../../locale.ts). */
export const TR_REMARKS: Remarks = {
  greeting: `merhaba merhabalar selam selamlar sevgili sayın teşekkürler teşekkür sağol sağolun saygılar
    saygılarımla kolay_gelsin`,
  who: `ortağımız ortak müşterimiz yönetim müşteri müşteriyle müşteriye müşteriden patron patronum müdür
    müdürüm yönetici ik arkadaşım arkadaşlar onlar biz ben`,
  said: `dedi göre dediler diyor diyorlar söyledi söylediler söylüyor söylüyorlar istiyor istiyorlar istedi
    istediler ısrar soruyor soruyorlar sordu sordular belirtti belirttiler vurguladı yazdı yazdılar net netler
    titiz ısrarcı`,
  ours: `konuştum konuştuk konuştuğumuz görüştük görüştüm anlaştık anlaşmıştık söz_verdim söz_verdik hatırlatma
    hatırlatırım hatırlatayım bak bakar_mısın bakın bakıver bakarsan kontrol_et kontrol_edin gönder gönderin
    yolla yollayın işaretle not_et not_al not_düş unutma bilgi_için bilginize bu_arada kısa_soru bir_şey_daha
    maile_göre ilana_göre listenin_başında olmazsa_olmaz`,
  telling: `acil çok_önemli önemli çok_net kesin anahtarı kilit pazarlık pazarlıksız istisna istisnası taviz
    belirleyici tartışmasız istendi isteniyor istenen lütfen`,
  aside: `biz ben benim *uyoruz *iyoruz *ıyoruz *üyoruz *acağız *eceğiz *amayız *emeyiz`,
  wants: `istiyoruz arıyoruz bekliyoruz isteriz isterim gerekiyor lazım arıyorum istiyorum tercih`,
  frame: `arıyor arıyoruz arıyorlar aranıyor aradıkları aradığı aradığımız aranan istediği istedikleri istenen
    istiyor istiyorlar istiyorum istiyoruz lazım şart şartı zorunlu* mecburi* beklentisi beklenen bekliyor
    bekliyorlar bekliyoruz sor sorar sorun soru sorusu söyle söylediler söyledi söylüyor söylüyorlar diyor
    diyorlar dendi dedi* dönüyor dönüp_dolaş* tekrarla* vurgula* hatırlatırım hatırlatayım belirt* yazıyor
    yazılı not_al* işaretle* haber_ver* haber_ver bildir bildirin bak bakın bakıver bakarsan bakarsanız
    bakar_mısın kontrol_et teyit* emin* garanti* görmek görsün görelim görünsün görünüyor bul bulun önem*
    önemli* asıl* esas* kritik* belirleyici* öncelik* öncelikli* bağlı tartışmasız öner önermeden önerme gönder
    gönderin gönderir yolla yollayın sunmadan seç kutu* koşul koşulu kriter* görüşmüyorlar görüşecekler çağır
    ön_koşul* olmazsa_olmaz* vazgeçilmez* mutlaka* kesinlikle* muhakkak* kesin özellikle bilhassa* öncelikle*
    her_şeyden_önce ilk ilk_şart birinci en_başta en_başında nokta* gerçekten* cidden* açıkça* sadece* yalnız
    yalnızca* tek_şart mümkünse* tercihen* aksi_halde* aksi_takdirde* boşuna* kusura_bakma* özür* ısrar*
    minnettar* rica lütfen* acil çabuk* küçük_bir* bir_bakışta* ilk_bakışta* gerisi* öğrenilir fark_etmez*
    ne_olursa* güvenebilir bilgin* bilginiz* konu konusu* konusuna* olmalı* olsun*`,
  yields: `taviz* geri_adım* pazarlık* ödün*`,
  screening: `ekip takım lider lideri sigorta sendika mağaza ajans ilan brif brife briefe profil özgeçmiş
    özgeçmişte dosya yığın kutusu gerisi kez soru cevap bakış göz şey neden başlangıç an toplantı ziyaret aday
    adayın kişi kişinin kişilerle birini burada orada pozisyon kimse kimseyle kimde`,
  talk: `olanları olan kişileri adayları mail maile mailde telefon telefonda görüşme görüşmede toplantıda
    pazartesi salı çarşamba perşembe cuma gün günkü dün bugün yarın hafta geçen liste listeye listede kere kez
    defa şey daha en çok onlara için bana bize sana sürekli hep tekrar ilana göre gibi yoksa işin bu mutlaka
    olsun az önce soru kısa mı mu sadece ediyor konuda`,
  persons: `gelenler gelenleri ayrılanlar ayrılanları çıkanlar çalışanları personeli kimse kimseyi kimseyle kişi
    kişiler kişileri biri birini birileri aday adayı adaylar adayları adayla adaylarla olan olanlar olanları
    çalışan çalışanlar profil profilleri profiller arkadaşları eski_çalışanları eski_çalışanlarını eski_çalışanı
    eski_personeli personelini herkesi herkes kişilerle`,
  takes: `görüşm* çağırm* almıyor* almaz* kabul_etmi* kabul_etmez* getirmeyin getirme göndermeyelim görüşmek
    görüşme göndermek göndermeyin gönderme yollamayın yollama önermeyin sunmayın sunamayız değerlendirmiyoruz
    değerlendiremiyoruz değerlendirmeye almıyoruz alamıyoruz çağırmayın çağırmıyoruz görmek`,
  rejects: `yazık boşuna anlamsız gereksiz vakit_kaybı zaman_kaybı reddediyorlar geri_çeviriyorlar eleyin ele
    elensin eliyoruz elenir eleniyor dışarıda_bırakın çıkarın çıkar listeden_çıkarın göndermeyin göndermeyelim
    yollamayın yollamayalım önermeyin sunmayın almıyoruz alamıyoruz görüşmüyoruz görüşmek_istemiyor
    görmek_istemiyor görüşmeyecek görüşmeyecekmiş değerlendirmiyoruz değerlendiremiyoruz istemiyoruz istemiyor
    olmaz elersek eleyelim elemek_lazım reddet reddedin listeden_çıkarır_mısın dışarıda_bırakıyoruz almaktansa`,
  denies: ``,
  needless: `gerekmez gerek_yok şart_değil gerekli_değil`,
  us: `bana bize`,
  unwanted: `hariç_tutulacak hariç_tutulacaklar istenmeyen istenmeyenler kara_liste elenecek elenecekler
    dışlanacak dışlananlar ret_nedeni ret_sebebi eleme_nedeni eleme_sebebi kırmızı_bayrak yasaklı`,
  aim: 'için',
  otherwise: 'yoksa aksi_halde aksi_takdirde',
  harm: `kırmızı sorun sorunlar problem problemler sıkıntı rahatsız kızdıran kızdırıyor nefret alerji şikayet
    şikâyet korku korkuyor endişe itiraz alarm veto kusur eksi diskalifiye`,
};
