/** Frequent given names that `person-names.ts` lacks, in its form: `w` also a word. */
export const moreGivenNames = `
Jürgen|Juergen|Klaus|Wolfgang|Günter|Günther|Uwe|Heinz|Dieter|Helmut|Heike|Birgit|Anke|Ulrike|Jutta|Gisela|Renate
Elke|Ute|Holger|Detlef|Torsten|Thorsten|Sven|Ralf|Rüdiger|Volker|Hartmut|Manfred|Siegfried|Gerhard|Svenja|Wiebke
Priya|Amit|Rajesh|Sanjay|Ananya|Deepika|Vikram|Pooja|Sunita|Kavita|Suresh|Ramesh|Arun|Lakshmi|Divya|Aarav|Ishaan
Ashok|Vijay|Mahesh|Dinesh|Mukesh|Nikhil|Karthik|Siddharth|Shreya|Aishwarya|Meera|Nisha|Swati|Anjali|Rekha|Shweta
Ximena|Yuki|Haruto|Hiroshi|Takashi|Akira|Yumi|Keiko|Satoshi|Kazuki|Daisuke|Naoki|Haruka|Ayumi|Misaki|Tomoko|Kenta
Minjun|Jisoo|Seoyeon|Jihoon|Minji|Xiaoming|Xiaoli|Dmitri|Dmitry|Svetlana|Yevgeny|Anastasia|Siobhan|Niamh|Aoife
Rhys|Ewan|Callum|Hamish|Imogen|Tamsin|Saoirse|Eoin|Ciara|Gareth|Angharad|Gwen|Harper/w|Nuno|Rui|Joana|Inês|Catarina
Joost|Maarten|Sjoerd|Marieke|Annelies|Göran|Håkan|Åsa|Malin|Emil|Linnea|Ebba|Çağlar|Gülay|Şebnem
`;

/** Frequent last names that `person-names.ts` lacks. */
export const moreLastNames = `
Patel|Sharma|Gupta|Tanaka|Suzuki|Watanabe|Takahashi|Yamamoto|Nakamura|Kobayashi|Ivanov|Ivanova|Petrov|Petrova
O'Brien|O'Connor|O'Neill|Kumar|Singh|Reddy|Mehta|Nguyen|Chowdhury|de Vries|van Dijk|van den Berg|de Jong
Williams|Kim/w|Lee/w|Park/w|Choi|Wang|Zhang|Chen|Kelly/w|Campbell|Stewart/w|Evans|Wright/w|Hughes|Edwards|Lewis/w|Wood/w
Jackson/w|Clarke|Clark/w|Sato
`;
