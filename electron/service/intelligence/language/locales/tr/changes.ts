import type { ChangeWords } from '../../change_words.ts';

/** What became less or more, in Turkish (../../change_words.ts). */
export const TR_CHANGES: ChangeWords = {
  less: `azalt* azald* azal* düşür* düştü* düşüş* düşmüş indirdi indirdim indirdik indirmiş indirildi indirilmiş indirme indirmek indirerek indirip indi inmiş inen kısalt* kısald* tasarruf* gerilet*
    geriled* geri_çek*`,
  more: `artır* artt* artış artışı artışla arttır* artmış yüksel* büyüt* büyüd* büyüme* büyümüş çoğalt* genişlet* çıkar* çıktı`,
  either: `iyileştir* iyileşt* getir* değiştir* geliştir*`,
  less_beside: `azalma düşüş eksi daha_az`,
  more_beside: `artış büyüme artı daha_fazla`,
  multiplied: `yarıya:0.5 yarı_yarıya:0.5 yarısına:0.5 yarısından_aza:0.5 ikiye_katla*:2 ikiye_katlan*:2 üçe_katla*:3
    dörde_katla*:4 beşe_katla*:5 iki_katına:2 üç_katına:3 dört_katına:4 beş_katına:5 on_katına:10 üçte_birine:0.33
    dörtte_birine:0.25 beşte_birine:0.2`,
  shares: `yarıdan:0.5 yarısından:0.5 yarısı:0.5 yarısı_kadar:0.5 üçte_bir:0.33 üçte_biri:0.33 üçte_iki:0.66
    dörtte_bir:0.25 dörtte_üç:0.75 beşte_bir:0.2 onda_bir:0.1`,
  times: `kat katı katına katına_kadar misli misline`,
  by: `oranında`,
  from: ``,
  to: ``,
  former: `yerine önce`,
  from_behind: `den dan ten tan nden ndan günden haftadan aydan yıldan saatten dakikadan puandan adetten *dan *den *ten
    *tan`,
  to_behind: `e a ye ya güne haftaya aya yıla saate dakikaya puana adete ne na *e *a`,
  below: `altına altında`,
  over: `daha_fazla`,
  almost: `neredeyse yaklaşık_ hemen_hemen yarıya_yakın`,
  points: `puan puanlık puanı yüzde_puan`,
  minutes: `dakika dakikalık dk`,
  aims: `hedef hedefi hedefim hedefimiz hedefleniyor hedefliyor amaç amacı amacıyla plan planı planlanıyor planlıyor
    öngörülen öngörülüyor bekleniyor isteniyor için_çalış* azaltmak düşürmek artırmak katlamak kısaltmak indirmek`,
  reached: `ulaştı ulaşıldı ulaştım ulaştırdı aştı aşıldı başardı başarıldı başardım gerçekleşti gerçekleştirdi`,
  firm: `şirket şirketimiz firma firmamız işletme grup sektör pazar kurum işveren holding`,
  others: `danışman danışmanlar selefi önceki_müdür iş_arkadaşı iş_arkadaşları tedarikçi başka_ekip diğer_ekip ajans
    merkez rakipler
    diğer_şube başka_şube`,
  apart: `iken ken ancak ama fakat oysa rağmen`,
  done: `başarmış başardı başarılı sağlamış sağladı kanıtlanmış etmiş`,
  whose: `ekip ekibin ekibinin takım takımın departman departmanın şirket şirketin mağaza mağazanın tesis kendi`,
  periodic: `her_yıl yılda yıllık her_ay ayda aylık her_hafta haftada haftalık`,
  measures: `oranı oranını sayısı sayısını miktarı miktarını düzeyi değeri hacmi hacmini`,
  told: `nedenini nedenlerini neden ben_başlamadan`,
  along: `ile birlikte beraber`,
};
