/**
 * Chinese characters that say nothing about the subject of a text, by language: pronouns, particles, measures, verbs
 * of wanting, asking and saying, and words for time and place.
 */
export const functionCharacters: Readonly<Record<string, string>> = {
  zh: `我你您他她它们們这這那哪的了着著过過吗嗎呢吧啊呀哦是在有和与與跟也都就还還又很不没沒别別要想会會能可以
    请請帮幫给給把被让讓对對从從到去来來怎么麼什谁誰几幾多少个個一二三四五六七八九十两兩下上里裡中为為因所但如果
    说說看知道得地之其而或及并並且已经經再最更太真好些点點今明昨天日年月现現时時候做用需告诉訴问問查找样樣`,
  ja: `私僕俺君彼何誰時分今日明昨年月方人事物様中上下前後間一二三四五六七八九十教願来行見言思知出入有無欲頂
    致申御貴全部本当少多大小自`,
};
