import type { Random } from '../random.ts';
import { type Name, readNames } from './name-list.ts';
import type { DemoGender } from './rows.ts';

/** First names of men between twenty and fifty. */
const marathiMen = readNames(`
Aditya आदित्य, Rohan रोहन, Sagar सागर, Nikhil निखिल, Tejas तेजस, Vivek विवेक, Amit अमित, Sumit सुमित, Akshay अक्षय, Ajinkya अजिंक्य,
Omkar ओंकार, Prathamesh प्रथमेश, Saurabh सौरभ, Sachin सचिन, Mandar मंदार, Mihir मिहिर, Kaustubh कौस्तुभ,
Chinmay चिन्मय, Ameya अमेय, Anand आनंद, Aniket अनिकेत, Abhijit अभिजित, Ashwin अश्विन, Devendra देवेंद्र, Gaurav गौरव, Harshal हर्षल, Hrishikesh हृषीकेश,
Ishan ईशान, Kunal कुणाल, Makarand मकरंद, Mayur मयूर, Nachiket नचिकेत, Niranjan निरंजन, Nitin नितीन, Pankaj पंकज, Parag पराग,
Pranav प्रणव, Prasad प्रसाद, Pushkar पुष्कर, Ruturaj ऋतुराज, Sameer समीर, Sanket संकेत, Shantanu शंतनू, Shreyas श्रेयस, Shubham शुभम, Soham सोहम,
Suyash सुयश, Tanmay तन्मय, Tushar तुषार, Varad वरद, Vedant वेदांत, Vikrant विक्रांत, Vinay विनय, Yash यश, Yogesh योगेश, Atharva अथर्व,
Bhushan भूषण, Chaitanya चैतन्य, Dhananjay धनंजय, Girish गिरीश, Jayesh जयेश, Kiran किरण, Mangesh मंगेश, Onkar ओंकार, Rajas राजस, Rugved ऋग्वेद
`);

/** First names of women between twenty and fifty. */
const marathiWomen = readNames(`
Ananya अनन्या, Meera मीरा, Ketaki केतकी, Sayali सायली, Priya प्रिया, Isha ईशा, Aishwarya ऐश्वर्या, Akshata अक्षता, Amruta अमृता, Anuja अनुजा,
Apurva अपूर्वा, Aparna अपर्णा, Ashwini अश्विनी, Bhagyashree भाग्यश्री, Chaitrali चैत्राली, Deepali दीपाली, Dhanashree धनश्री, Gauri गौरी, Gayatri गायत्री, Harshada हर्षदा,
Hrutuja ऋतुजा, Janhavi जान्हवी, Juilee जुईली, Kalyani कल्याणी, Kasturi कस्तुरी, Kshitija क्षितिजा, Madhura मधुरा, Madhavi माधवी, Manasi मानसी, Mayuri मयूरी,
Mugdha मुग्धा, Mukta मुक्ता, Namrata नम्रता, Neha नेहा, Nikita निकिता, Pallavi पल्लवी, Pooja पूजा, Prachi प्राची, Prajakta प्राजक्ता,
Pranali प्रणाली, Radhika राधिका, Rajashree राजश्री, Rasika रसिका, Renuka रेणुका, Revati रेवती, Rucha ऋचा, Rujuta ऋजुता, Rutuja ऋतुजा, Sai सई,
Sakshi साक्षी, Samruddhi समृद्धी, Sanika सानिका, Sharvari शर्वरी, Shivani शिवानी, Shraddha श्रद्धा, Shruti श्रुती, Shweta श्वेता, Siddhi सिद्धी, Sneha स्नेहा,
Snehal स्नेहल, Sukhada सुखदा, Supriya सुप्रिया, Surabhi सुरभी, Swarali स्वराली, Tanvi तन्वी, Tejashree तेजश्री, Trupti तृप्ती, Urmila उर्मिला,
Vaidehi वैदेही, Vaishnavi वैष्णवी, Vasudha वसुधा, Vrushali वृषाली, Yashoda यशोदा, Yogita योगिता
`);

/** First names of fathers, a generation older. */
const marathiFathers = readNames(`
Anil अनिल, Arun अरुण, Ashok अशोक, Avinash अविनाश, Balkrishna बाळकृष्ण, Bhaskar भास्कर, Chandrakant चंद्रकांत, Dattatray दत्तात्रय, Dilip दिलीप, Dinkar दिनकर,
Gajanan गजानन, Govind गोविंद, Hemant हेमंत, Jagdish जगदीश, Jayant जयंत, Keshav केशव, Laxman लक्ष्मण, Madhukar मधुकर, Madhav माधव, Mahadev महादेव,
Manohar मनोहर, Milind मिलिंद, Mohan मोहन, Moreshwar मोरेश्वर, Mukund मुकुंद, Narayan नारायण, Padmakar पद्माकर, Pandurang पांडुरंग, Prabhakar प्रभाकर, Pradeep प्रदीप,
Prakash प्रकाश, Pramod प्रमोद, Raghunath रघुनाथ, Rajendra राजेंद्र, Ramesh रमेश, Ravindra रवींद्र, Sadashiv सदाशिव, Sanjay संजय, Satish सतीश, Sharad शरद,
Shashikant शशिकांत, Shrikant श्रीकांत, Shriram श्रीराम, Shyam श्याम, Subhash सुभाष, Sudhakar सुधाकर, Sudhir सुधीर, Sunil सुनील, Suresh सुरेश, Uday उदय,
Vasant वसंत, Vijay विजय, Vilas विलास, Vinayak विनायक, Vishwanath विश्वनाथ, Vishwas विश्वास, Vitthal विठ्ठल, Yashwant यशवंत
`);

const marathiSurnames = readNames(`
Abhyankar अभ्यंकर, Agashe आगाशे, Apte आपटे, Athavale आठवले, Bapat बापट, Bedekar बेडेकर, Bhagwat भागवत, Bhide भिडे,
Bhosale भोसले, Bodas बोडस, Chavan चव्हाण, Chitale चितळे, Damle दामले, Dandekar दांडेकर, Date दाते, Deodhar देवधर, Desai देसाई, Deshmukh देशमुख,
Deshpande देशपांडे, Dhavale ढवळे, Divekar दिवेकर, Gadgil गाडगीळ, Gadre गद्रे, Gaikwad गायकवाड, Ghanekar घाणेकर, Gharpure घारपुरे, Godbole गोडबोले, Gogate गोगटे,
Gokhale गोखले, Gore गोरे, Inamdar इनामदार, Jadhav जाधव, Jog जोग, Joglekar जोगळेकर, Joshi जोशी, Kadam कदम, Kale काळे, Kanitkar कानिटकर,
Karandikar करंदीकर, Karve कर्वे, Kelkar केळकर, Ketkar केतकर, Khare खरे, Kher खेर, Kolhatkar कोल्हटकर, Kulkarni कुलकर्णी, Lele लेले, Limaye लिमये,
Mahajan महाजन, Marathe मराठे, Modak मोडक, More मोरे, Mujumdar मुजुमदार, Nadkarni नाडकर्णी, Naik नाईक, Nene नेने, Padhye पाध्ये,
Paranjape परांजपे, Patil पाटील, Patwardhan पटवर्धन, Pawar पवार, Pendse पेंडसे, Phadke फडके, Phatak फाटक, Pingle पिंगळे, Potdar पोतदार, Puranik पुराणिक,
Rahalkar रहाळकर, Rajwade राजवाडे, Ranade रानडे, Sabnis सबनीस, Sahasrabudhe सहस्रबुद्धे, Sane साने, Sathe साठे, Sawant सावंत, Shinde शिंदे, Shirke शिर्के,
Soman सोमण, Tambe तांबे, Thakar ठकार, Vaidya वैद्य, Vaze वझे, Velankar वेलणकर, Wagle वागळे
`);

/** First names of men between twenty and fifty. */
const gujaratiMen = readNames(`
Nikhil નિખિલ, Jay જય, Dhruv ધ્રુવ, Harsh હર્ષ, Karan કરણ, Kishan કિશન, Manan મનન, Meet મીત, Mitul મિતુલ, Nirav નીરવ,
Parth પાર્થ, Pratik પ્રતીક, Raj રાજ, Ravi રવિ, Ronak રોનક, Rushabh ઋષભ, Sagar સાગર, Smit સ્મિત, Viral વિરલ, Vishal વિશાલ,
Yash યશ, Darshan દર્શન, Chirag ચિરાગ, Bhavin ભાવિન, Ankit અંકિત, Akash આકાશ, Dhaval ધવલ, Hemal હેમલ, Jignesh જીગ્નેશ,
Ketan કેતન, Kaushal કૌશલ, Mehul મેહુલ, Nishant નિશાંત, Pranav પ્રણવ, Samir સમીર, Tejas તેજસ, Umang ઉમંગ, Utsav ઉત્સવ, Vatsal વત્સલ
`);

/** First names of women between twenty and fifty. */
const gujaratiWomen = readNames(`
Isha ઈશા, Aarti આરતી, Avani અવની, Bhumi ભૂમિ, Bijal બિજલ, Charmi ચાર્મી, Dhara ધારા, Dhruvi ધ્રુવી, Disha દિશા, Drashti દ્રષ્ટિ,
Foram ફોરમ, Hetal હેતલ, Hiral હિરલ, Janki જાનકી, Jinal જીનલ, Jhanvi જ્હાનવી, Kajal કાજલ, Khushbu ખુશ્બુ, Kinjal કિંજલ, Komal કોમલ,
Krupa કૃપા, Krishna ક્રિષ્ના, Mansi માનસી, Megha મેઘા, Mital મિતલ, Nidhi નિધિ, Nirali નિરાલી, Palak પલક, Payal પાયલ, Pooja પૂજા,
Riddhi રિદ્ધિ, Rinkal રિંકલ, Riya રિયા, Sejal સેજલ, Shivangi શિવાંગી, Toral તોરલ, Urvi ઉર્વી, Vidhi વિધિ, Zankhana ઝંખના, Zeel ઝીલ
`);

/** First names of fathers, a generation older. */
const gujaratiFathers = readNames(`
Arvindbhai અરવિંદભાઈ, Ashokbhai અશોકભાઈ, Bharatbhai ભરતભાઈ, Bhupendrabhai ભૂપેન્દ્રભાઈ, Chandubhai ચંદુભાઈ, Dineshbhai દિનેશભાઈ, Dilipbhai દિલીપભાઈ, Girishbhai ગિરીશભાઈ,
Hasmukhbhai હસમુખભાઈ, Himanshubhai હિમાંશુભાઈ, Jagdishbhai જગદીશભાઈ, Jayantibhai જયંતિભાઈ, Jitendrabhai જીતેન્દ્રભાઈ, Kantilal કાંતિલાલ, Kiritbhai કિરીટભાઈ, Kishorbhai કિશોરભાઈ,
Mahendrabhai મહેન્દ્રભાઈ, Maheshbhai મહેશભાઈ, Manharlal મનહરલાલ, Mukeshbhai મુકેશભાઈ, Natvarlal નટવરલાલ, Nareshbhai નરેશભાઈ, Pankajbhai પંકજભાઈ, Pravinbhai પ્રવીણભાઈ,
Rajeshbhai રાજેશભાઈ, Rameshbhai રમેશભાઈ, Rasiklal રસિકલાલ, Sureshbhai સુરેશભાઈ, Vinodbhai વિનોદભાઈ, Yogeshbhai યોગેશભાઈ
`);

const gujaratiSurnames = readNames(`
Shah શાહ, Mehta મહેતા, Patel પટેલ, Desai દેસાઈ, Joshi જોશી, Trivedi ત્રિવેદી, Dave દવે, Bhatt ભટ્ટ, Pandya પંડ્યા, Vyas વ્યાસ,
Parekh પારેખ, Dalal દલાલ, Zaveri ઝવેરી, Kapadia કાપડિયા, Kothari કોઠારી, Sanghvi સંઘવી, Soni સોની, Panchal પંચાલ,
Thakkar ઠક્કર, Raval રાવલ, Shukla શુક્લ, Jani જાની, Upadhyay ઉપાધ્યાય, Vora વોરા, Chokshi ચોકસી, Amin અમીન, Majmudar મજમુદાર, Buch બૂચ,
Oza ઓઝા, Acharya આચાર્ય, Purohit પુરોહિત, Barot બારોટ, Solanki સોલંકી, Chauhan ચૌહાણ
`);

/** The two communities of the demo association. */
export type Community = 'marathi' | 'gujarati';
/** How often a person is of each, as weights. */
export type CommunityMix = Readonly<Record<Community, number>>;

/** The parts of a person's name. */
export interface PersonName {
  community: Community;
  first: Name;
  father: Name;
  last: Name;
  maternalSurname: string;
  petname: string | null;
}

const lists = {
  marathi: { Male: marathiMen, Female: marathiWomen, fathers: marathiFathers, surnames: marathiSurnames },
  gujarati: {
    Male: gujaratiMen,
    Female: gujaratiWomen,
    fathers: gujaratiFathers,
    surnames: gujaratiSurnames,
  },
};

const petnames = [
  'Chinu',
  'Pinky',
  'Sonu',
  'Bunty',
  'Mini',
  'Raju',
  'Guddi',
  'Babu',
  'Tai',
  'Manu',
  'Chotu',
  'Gudiya',
];

/** Draws a name. Full names may repeat, as in a real community. */
export function namePerson(random: Random, gender: DemoGender, of: Community | CommunityMix): PersonName {
  const community = typeof of === 'string' ? of : random.weighted<Community>(of);
  const list = lists[community];
  const last = random.pick(list.surnames);
  const maternal = random.pick(list.surnames.filter(({ latin }) => latin !== last.latin));
  return {
    community,
    first: random.pick(list[gender]),
    father: random.pick(list.fathers),
    last,
    maternalSurname: maternal.latin,
    petname: random.chance(0.35) ? random.pick(petnames) : null,
  };
}

const findName = (names: readonly Name[], latin: string) =>
  names.find((name) => name.latin === latin) ?? { latin, ownScript: '' };

/** Uses a given name, in the script of its community. */
export function nameAs(random: Random, gender: DemoGender, firstName: string, lastName: string): PersonName {
  const isGujarati = lists.gujarati.surnames.some(({ latin }) => latin === lastName);
  const community = isGujarati ? 'gujarati' : 'marathi';
  const drawn = namePerson(random, gender, community);
  return {
    ...drawn,
    // The drawn surname was not used, so it is free for the mother's family.
    maternalSurname: drawn.maternalSurname === lastName ? drawn.last.latin : drawn.maternalSurname,
    first: findName(lists[community][gender], firstName),
    last: findName(lists[community].surnames, lastName),
    petname: null,
  };
}

/** The full name as the family writes it. */
export function ownScriptName({ first, father, last }: PersonName): string | null {
  const parts = [first.ownScript, father.ownScript, last.ownScript];
  return parts.every((part) => part !== '') ? parts.join(' ') : null;
}
