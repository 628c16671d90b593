import { readNames } from './name-list.ts';

/** First names of men between twenty and fifty. */
export const gujaratiMen = readNames(`
Nikhil નિખિલ, Jay જય, Dhruv ધ્રુવ, Harsh હર્ષ, Karan કરણ, Kishan કિશન, Manan મનન, Meet મીત, Mitul મિતુલ, Nirav નીરવ,
Parth પાર્થ, Pratik પ્રતીક, Raj રાજ, Ravi રવિ, Ronak રોનક, Rushabh ઋષભ, Sagar સાગર, Smit સ્મિત, Viral વિરલ, Vishal વિશાલ,
Yash યશ, Darshan દર્શન, Chirag ચિરાગ, Bhavin ભાવિન, Ankit અંકિત, Akash આકાશ, Dhaval ધવલ, Hemal હેમલ, Jignesh જીગ્નેશ,
Ketan કેતન, Kaushal કૌશલ, Mehul મેહુલ, Nishant નિશાંત, Pranav પ્રણવ, Samir સમીર, Tejas તેજસ, Umang ઉમંગ, Utsav ઉત્સવ, Vatsal વત્સલ
`);

/** First names of women between twenty and fifty. */
export const gujaratiWomen = readNames(`
Isha ઈશા, Aarti આરતી, Avani અવની, Bhumi ભૂમિ, Bijal બિજલ, Charmi ચાર્મી, Dhara ધારા, Dhruvi ધ્રુવી, Disha દિશા, Drashti દ્રષ્ટિ,
Foram ફોરમ, Hetal હેતલ, Hiral હિરલ, Janki જાનકી, Jinal જીનલ, Jhanvi જ્હાનવી, Kajal કાજલ, Khushbu ખુશ્બુ, Kinjal કિંજલ, Komal કોમલ,
Krupa કૃપા, Krishna ક્રિષ્ના, Mansi માનસી, Megha મેઘા, Mital મિતલ, Nidhi નિધિ, Nirali નિરાલી, Palak પલક, Payal પાયલ, Pooja પૂજા,
Riddhi રિદ્ધિ, Rinkal રિંકલ, Riya રિયા, Sejal સેજલ, Shivangi શિવાંગી, Toral તોરલ, Urvi ઉર્વી, Vidhi વિધિ, Zankhana ઝંખના, Zeel ઝીલ
`);

/** First names of fathers, a generation older. */
export const gujaratiFathers = readNames(`
Arvindbhai અરવિંદભાઈ, Ashokbhai અશોકભાઈ, Bharatbhai ભરતભાઈ, Bhupendrabhai ભૂપેન્દ્રભાઈ, Chandubhai ચંદુભાઈ, Dineshbhai દિનેશભાઈ, Dilipbhai દિલીપભાઈ, Girishbhai ગિરીશભાઈ,
Hasmukhbhai હસમુખભાઈ, Himanshubhai હિમાંશુભાઈ, Jagdishbhai જગદીશભાઈ, Jayantibhai જયંતિભાઈ, Jitendrabhai જીતેન્દ્રભાઈ, Kantilal કાંતિલાલ, Kiritbhai કિરીટભાઈ, Kishorbhai કિશોરભાઈ,
Mahendrabhai મહેન્દ્રભાઈ, Maheshbhai મહેશભાઈ, Manharlal મનહરલાલ, Mukeshbhai મુકેશભાઈ, Natvarlal નટવરલાલ, Nareshbhai નરેશભાઈ, Pankajbhai પંકજભાઈ, Pravinbhai પ્રવીણભાઈ,
Rajeshbhai રાજેશભાઈ, Rameshbhai રમેશભાઈ, Rasiklal રસિકલાલ, Sureshbhai સુરેશભાઈ, Vinodbhai વિનોદભાઈ, Yogeshbhai યોગેશભાઈ
`);

export const gujaratiSurnames = readNames(`
Shah શાહ, Mehta મહેતા, Patel પટેલ, Desai દેસાઈ, Joshi જોશી, Trivedi ત્રિવેદી, Dave દવે, Bhatt ભટ્ટ, Pandya પંડ્યા, Vyas વ્યાસ,
Parekh પારેખ, Dalal દલાલ, Zaveri ઝવેરી, Kapadia કાપડિયા, Kothari કોઠારી, Sanghvi સંઘવી, Soni સોની, Panchal પંચાલ,
Thakkar ઠક્કર, Raval રાવલ, Shukla શુક્લ, Jani જાની, Upadhyay ઉપાધ્યાય, Vora વોરા, Chokshi ચોકસી, Amin અમીન, Majmudar મજમુદાર, Buch બૂચ,
Oza ઓઝા, Acharya આચાર્ય, Purohit પુરોહિત, Barot બારોટ, Solanki સોલંકી, Chauhan ચૌહાણ
`);
