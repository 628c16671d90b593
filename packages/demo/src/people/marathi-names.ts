import { readNames } from './name-list.ts';

/** First names of men between twenty and fifty. */
export const marathiMen = readNames(`
Aditya आदित्य, Rohan रोहन, Sagar सागर, Nikhil निखिल, Tejas तेजस, Vivek विवेक, Amit अमित, Sumit सुमित, Akshay अक्षय, Ajinkya अजिंक्य,
Omkar ओंकार, Prathamesh प्रथमेश, Saurabh सौरभ, Sachin सचिन, Mandar मंदार, Mihir मिहिर, Kaustubh कौस्तुभ,
Chinmay चिन्मय, Ameya अमेय, Anand आनंद, Aniket अनिकेत, Abhijit अभिजित, Ashwin अश्विन, Devendra देवेंद्र, Gaurav गौरव, Harshal हर्षल, Hrishikesh हृषीकेश,
Ishan ईशान, Kunal कुणाल, Makarand मकरंद, Mayur मयूर, Nachiket नचिकेत, Niranjan निरंजन, Nitin नितीन, Pankaj पंकज, Parag पराग,
Pranav प्रणव, Prasad प्रसाद, Pushkar पुष्कर, Ruturaj ऋतुराज, Sameer समीर, Sanket संकेत, Shantanu शंतनू, Shreyas श्रेयस, Shubham शुभम, Soham सोहम,
Suyash सुयश, Tanmay तन्मय, Tushar तुषार, Varad वरद, Vedant वेदांत, Vikrant विक्रांत, Vinay विनय, Yash यश, Yogesh योगेश, Atharva अथर्व,
Bhushan भूषण, Chaitanya चैतन्य, Dhananjay धनंजय, Girish गिरीश, Jayesh जयेश, Kiran किरण, Mangesh मंगेश, Onkar ओंकार, Rajas राजस, Rugved ऋग्वेद
`);

/** First names of women between twenty and fifty. */
export const marathiWomen = readNames(`
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
export const marathiFathers = readNames(`
Anil अनिल, Arun अरुण, Ashok अशोक, Avinash अविनाश, Balkrishna बाळकृष्ण, Bhaskar भास्कर, Chandrakant चंद्रकांत, Dattatray दत्तात्रय, Dilip दिलीप, Dinkar दिनकर,
Gajanan गजानन, Govind गोविंद, Hemant हेमंत, Jagdish जगदीश, Jayant जयंत, Keshav केशव, Laxman लक्ष्मण, Madhukar मधुकर, Madhav माधव, Mahadev महादेव,
Manohar मनोहर, Milind मिलिंद, Mohan मोहन, Moreshwar मोरेश्वर, Mukund मुकुंद, Narayan नारायण, Padmakar पद्माकर, Pandurang पांडुरंग, Prabhakar प्रभाकर, Pradeep प्रदीप,
Prakash प्रकाश, Pramod प्रमोद, Raghunath रघुनाथ, Rajendra राजेंद्र, Ramesh रमेश, Ravindra रवींद्र, Sadashiv सदाशिव, Sanjay संजय, Satish सतीश, Sharad शरद,
Shashikant शशिकांत, Shrikant श्रीकांत, Shriram श्रीराम, Shyam श्याम, Subhash सुभाष, Sudhakar सुधाकर, Sudhir सुधीर, Sunil सुनील, Suresh सुरेश, Uday उदय,
Vasant वसंत, Vijay विजय, Vilas विलास, Vinayak विनायक, Vishwanath विश्वनाथ, Vishwas विश्वास, Vitthal विठ्ठल, Yashwant यशवंत
`);

export const marathiSurnames = readNames(`
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
