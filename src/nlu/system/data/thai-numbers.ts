/** Thai number words, as `word=value`. Thai writes no spaces between words. */
export const thaiNumbers = {
  units: 'ศูนย์=0 หนึ่ง=1 เอ็ด=1 สอง=2 ยี่=2 สาม=3 สี่=4 ห้า=5 หก=6 เจ็ด=7 แปด=8 เก้า=9',
  scales: 'สิบ=10 ร้อย=100 พัน=1000 หมื่น=10000 แสน=100000 ล้าน=1000000',
  /** Only parts of other numbers: 20 and 11. */
  dependent: 'ยี่ เอ็ด',
  /** Words that begin like a number: chair, to fall, to forbid, department store, can, husband, plant, relation. */
  others:
    'เก้าอี้ หกล้ม ห้าม ห้าง ห้าว สามารถ สามี สามัคคี สามัญ สามเณร สี่แยก สองแถว ศูนย์การค้า ศูนย์บริการ ศูนย์กลาง พันธ์ พันธุ์ พันธะ ล้านนา ร้อยละ แสนสุข แสนดี',
  /** What a number after it counts in an order: the second time, the third floor. */
  ranks: 'ครั้งที่ คนที่ อันที่ ชั้นที่ ลำดับที่ อันดับที่ บทที่ ข้อที่ ตอนที่ ตัวที่ เล่มที่ แถวที่ สัปดาห์ที่ เดือนที่ ปีที่ ไตรมาสที่ รอบที่ ชิ้นที่ ห้องที่',
  /** What is counted after a number of one word, and polite endings. */
  counters:
    'คน ชิ้น อัน ตัว วัน คืน เดือน ปี ชั่วโมง ชม นาที วินาที สัปดาห์ อาทิตย์ บาท สตางค์ ดอลลาร์ ยูโร เยน ปอนด์ กิโล กรัม เมตร เซนติเมตร ลิตร ตัน ไมล์ ฟุต นิ้ว เปอร์เซ็นต์ องศา ห้อง ที่ ใบ เล่ม ครั้ง ขวด แก้ว จาน ชาม คู่ ลูก ขวบ ท่าน กล่อง เที่ยว แผ่น คัน หลัง ถ้วย ชุด โต๊ะ จุด ครับ ค่ะ คะ จ้า นะ เท่านั้น พอ',
} as const;
