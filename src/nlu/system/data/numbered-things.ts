/** Chinese nouns after a number with 号, which is then no day: 三号线, 五号楼. */
export const numberedThings = '线線楼樓门門店馆館厅廳房桌柜櫃机機码碼窗院车車床位球';
