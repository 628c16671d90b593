import { describe, expect, it } from 'vitest';
import { nameKey, soundKey, soundPart } from './sound-key.ts';

describe('soundKey', () => {
  it.each([
    ['despnde', ['Deshpande', 'देशपांडे', 'દેશપાંડે', 'DESHPANDE']],
    ['rohn', ['Rohan', 'रोहन', 'રોહન']],
    ['devdr', ['Deodhar', 'Devdhar', 'देवधर']],
    ['puj', ['Pooja', 'Puja', 'पूजा', 'પૂજા']],
    ['met', ['Mehta', 'મહેતા', 'मेहता']],
    ['krusn', ['Krishna', 'Krushna', 'कृष्णा', 'ક્રિષ્ના']],
    ['gnanesvr', ['Dnyaneshwar', 'Gyaneshwar', 'Jnaneshwar', 'ज्ञानेश्वर']],
    ['karde', ['Karhade', 'कऱ्हाडे', 'क\u200dऱ्हाडे']],
    ['pande', ['Pandey', 'Pande', 'पांडे']],
    ['leon', ['Leon', 'Léon']],
    ['onkr', ['Omkar', 'Onkar', 'ओंकार', 'ॐकार']],
    ['josi rav', ['Joshi-Rao', 'जोशी राव', ' Joshi  (Rao)']],
    ['', ['', '-', '१९९५', 'ரோஹன்']],
  ])('writes %s for every spelling of it', (key, spellings) => {
    expect([...new Set(spellings.map(soundKey))]).toEqual([key]);
  });

  it('keeps names apart that sound different', () => {
    const names =
      'Rohan Rohini Mohan Soham Amit Sumit Joshi Jog Kale Kelkar Rane Rahane Sharad Shraddha Vaidya Vidhi';
    const keys = names.split(' ').map(soundKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('joins 94 of 100 names that were written down after the rules', () => {
    const pairs = laterNames
      .trim()
      .split(/,\s*/)
      .flatMap((line) => {
        const spellings = line.split(' ');
        return spellings.slice(0, -1).map((latin) => [latin, spellings.at(-1) ?? ''] as const);
      });
    const joined = pairs.filter(([latin, ownScript]) => soundKey(latin) === soundKey(ownScript));
    expect(pairs.length).toBe(217);
    expect(joined.length / pairs.length).toBeGreaterThanOrEqual(0.94);
  });
});

describe('nameKey', () => {
  it('has each word of all names once, between spaces', () => {
    const names = { first_name: 'Rohan', middle_name: null, last_name: 'Deshpande' };
    expect(nameKey({ ...names, own_script_name: 'रोहन अशोक देशपांडे' })).toBe(' rohn despnde asok ');
    expect(nameKey({ first_name: ' ', own_script_name: '१' })).toBe('');
  });
});

describe('soundPart', () => {
  const finds = (typed: string, name: string) =>
    nameKey({ first_name: 'Asha', last_name: name }).includes(soundPart(typed) ?? 'nothing');

  it.each([
    ['रोहन', 'Rohan', true],
    ['Rohan', 'रोहन', true],
    ['રોહન', 'Rohan', true],
    ['देशप', 'Deshpande', true],
    ['पांडे', 'Deshpande', false],
    ['Rohini', 'रोहन', false],
    // Two letters are a whole word only.
    ['उमा', 'Uma', true],
    ['उमा', 'Umesh', false],
  ])('%s and %s: %s', (typed, name, isFound) => {
    expect(finds(typed, name)).toBe(isFound);
  });

  it.each(['a', 'अ', 'asha@example.org', '137', '%', ''])('says nothing about %s', (typed) => {
    expect(soundPart(typed)).toBeNull();
  });
});

/** Spellings in English letters, then the own script. Not from a register: real families will spell otherwise. */
const laterNames = `
Anagha अनघा, Arundhati अरुंधती, Asawari Asavari आसावरी, Bhairavi भैरवी, Chandrashekhar Chandrasekhar चंद्रशेखर, Chitra चित्रा, Damodar दामोदर, Dhundiraj धुंडिराज,
Ekta एकता, Gangadhar गंगाधर, Hemlata Hemalata हेमलता, Indrajit Indrajeet इंद्रजित, Jaywant Jayvant जयवंत, Jayashree Jayshri जयश्री, Kashinath काशिनाथ, Krutika Kritika कृतिका,
Lalita ललिता, Lokmanya लोकमान्य, Mahalaxmi Mahalakshmi महालक्ष्मी, Manjiri Manjiree मंजिरी, Mrunal Mrinal मृणाल, Nandini नंदिनी, Narhari Narahari नरहरी, Nilkanth Neelkanth नीलकंठ,
Padmaja पद्मजा, Pournima Purnima पौर्णिमा, Pradnya Pragya प्रज्ञा, Purva Poorva पूर्वा, Raosaheb रावसाहेब, Rohini रोहिणी, Sadhana साधना, Sharayu शरयू,
Shilpa शिल्पा, Shubhangi शुभांगी, Sucheta सुचेता, Sumedh सुमेध, Swapnil स्वप्नील, Tryambak Trimbak त्र्यंबक, Ulhas उल्हास, Vandana वंदना,
Vishnu विष्णू, Vithoba विठोबा, Yadnesh Yagnesh यज्ञेश, Zunjar झुंजार, Aniruddha Anirudha अनिरुद्ध, Siddharth Siddhartha सिद्धार्थ, Rashmi रश्मी, Sushma सुषमा,
Angre आंग्रे, Barve बर्वे, Bhagade भागडे, Bhalerao भालेराव, Bhandari भंडारी, Bivalkar बिवलकर, Chafekar Chaphekar चाफेकर, Chapekar चापेकर, Dabholkar दाभोळकर,
Devasthali देवस्थळी, Dhamdhere ढमढेरे, Dixit Dikshit दीक्षित, Gaitonde गायतोंडे, Garud गरुड, Ghaisas घैसास, Ghorpade घोरपडे, Hardikar हर्डीकर, Holkar होळकर,
Jakhadi जखाडी, Jambhekar जांभेकर, Jagtap जगताप, Kamble कांबळे, Kanetkar कानेटकर, Karmarkar करमरकर, Khadilkar खाडिलकर, Khot खोत, Kirloskar किर्लोस्कर, Lagu लागू,
Londhe लोंढे, Mahabal महाबळ, Mohite मोहिते, Moghe मोघे, Natu नातू, Nimbalkar निंबाळकर, Ogale ओगले, Oke ओके, Palshikar पळशीकर, Panse पानसे,
Phule Fule फुले, Pingale पिंगळे, Rajguru राजगुरू, Randive रणदिवे, Rege रेगे, Sangle सांगळे, Sathaye साठ्ये, Shembekar शेंबेकर, Shevade शेवडे, Sowani सोवनी,
Tawde Tawade तावडे, Thatte थत्ते, Thorat थोरात, Tikekar टिकेकर, Upasani उपासनी, Vartak वर्तक, Vidwans विद्वांस, Wakankar वाकणकर, Wavikar वावीकर, Yadav यादव,
Ahir આહીર, Bhagat ભગત, Bhansali ભણસાલી, Bhimani ભીમાણી, Chudasama ચુડાસમા, Contractor કોન્ટ્રાક્ટર, Dhanani ધનાણી, Gohil ગોહિલ, Goradia ગોરડિયા, Jobanputra જોબનપુત્રા,
Kansara કંસારા, Khatri ખત્રી, Lalwani લાલવાણી, Makwana મકવાણા, Mistry મિસ્ત્રી, Nanavati નાણાવટી, Pathak પાઠક, Popat પોપટ, Rupani રૂપાણી, Savani સવાણી,
Sheth Seth શેઠ, Shroff શ્રોફ, Tanti તંતી, Thaker ઠાકર, Vaidya વૈદ્ય, Vakharia વખારિયા, Yagnik યાજ્ઞિક, Alpesh અલ્પેશ, Bhavna Bhavana ભાવના, Chetna ચેતના,
Daksha દક્ષા, Devang દેવાંગ, Falgun ફાલ્ગુન, Gnyanesh જ્ઞાનેશ, Hitesh હિતેશ, Ishwar ઈશ્વર, Jyotindra જ્યોતીન્દ્ર, Kalpesh કલ્પેશ, Lajja લજ્જા, Mrugesh મૃગેશ,
Nimisha નિમિષા, Ojas ઓજસ, Pragnesh પ્રજ્ઞેશ, Rutvik Ritvik ઋત્વિક, Shailee શૈલી, Trupti તૃપ્તિ, Urvashi ઉર્વશી, Vrunda Vrinda વૃંદા, Xitij Kshitij ક્ષિતિજ, Zarna ઝરણા,
Arvind अरविंद, Bhupesh भूपेश, Dharmendra धर्मेंद्र, Ghanshyam घनश्याम, Jugal जुगल, Kailash कैलाश, Mukesh मुकेश, Nagendra नागेंद्र, Om ओम, Raghav राघव,
Sanjeev Sanjiv संजीव, Saxena Saksena सक्सेना, Sharma शर्मा, Verma Varma वर्मा, Gupta गुप्ता, Tiwari Tivari तिवारी, Shukla शुक्ला, Singh सिंह, Chauhan चौहान, Rathore राठौर,
Bajpai बाजपेयी, Khanna खन्ना, Malhotra मल्होत्रा, Chopra चोपड़ा, Iyer अय्यर, Nair नायर, Reddy रेड्डी, Rao राव, Bose बोस
`;
