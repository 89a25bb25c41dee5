/**
 * Words after a height, a length or a width, which the number before them does not count: `1 metre 80 tall`,
 * `een meter tachtig lang`, `un mètre quatre-vingts de haut`.
 */
export const dimensionWords = `tall|high|long|wide|deep|thick|groß|hoch|lang|breit|tief|dick|groot|hoog|breed|diep|dik
  |lång|hög|bred|djup|tjock|høj|høy|dyb|dyp|de haut|de hauteur|de long|de longueur|de large|de largeur|de profondeur
  |de alto|de altura|de estatura|de largo|de ancho|de profundidad|d'altezza|di altezza|di lunghezza|di larghezza
  |di profondità|de comprimento|de largura|de profundidade`;
