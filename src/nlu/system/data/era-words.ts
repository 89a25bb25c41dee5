/** Eras of Japan and China: the year before their first one, which is also called 元年. */
export const eraWords: Readonly<Record<string, string>> = {
  ja: '明治=1867 大正=1911 昭和=1925 平成=1988 令和=2018',
  zh: '民国=1911 民國=1911 康熙=1661 雍正=1722 乾隆=1735 嘉庆=1795 道光=1820 咸丰=1850 同治=1861 光绪=1874 宣统=1908',
};
