/**
 * How wide the letters of Word's types are, in thousandths of the type's size: the signs from U+0020 to U+007E, those from U+00A0 to U+00FF, then
 * `SIGNOS`. They are facts of the types (as `docx/layout` measured them in Word), which need not be on the machine that reckons.
 */
const SIGNOS = '–—‘’“”„•…‹›€™−≤≥≈≠■→←′″‰'

const tablas = {
  Cambria: {
    alto: 1.17236,
    normal: `
    220 286 393 619 506 890 687 237 382 382 427 554 205 332 205 490 554 554 554 554 554 554 554 554
    554 554 264 264 554 554 554 422 885 623 611 562 662 575 537 611 687 324 307 629 537 815 681 653
    568 653 621 496 593 648 604 921 571 570 538 350 490 350 554 371 285 488 547 441 555 488 303 494
    552 278 266 524 271 832 558 531 556 547 414 430 338 552 504 774 483 504 455 387 316 387 712 220
    286 441 528 544 609 316 500 285 851 417 488 554 332 851 285 375 554 407 407 285 544 588 282 285
    407 428 488 865 890 865 422 623 623 623 623 623 623 866 562 575 575 575 575 324 324 324 324 665
    681 653 653 653 653 653 554 653 648 648 648 648 570 574 605 488 488 488 488 488 488 752 441 488
    488 488 488 278 278 278 278 530 558 531 531 531 531 531 554 531 552 552 552 552 504 547 504 500
    1000 221 221 375 375 360 443 752 303 303 628 679 554 554 554 554 554 604 838 838 258 430 1263`,
    negrita: `
    220 335 422 618 543 976 740 251 408 408 453 592 232 337 232 505 592 592 592 592 592 592 592 592
    592 592 280 280 592 592 592 452 921 652 651 573 705 578 551 646 722 350 341 682 551 846 679 695
    614 695 662 513 639 676 634 961 619 604 566 368 505 368 592 371 285 535 591 469 597 531 326 520
    597 314 302 592 308 890 604 569 597 591 461 459 365 597 531 798 525 531 479 393 320 393 592 220
    335 469 556 587 641 320 533 285 851 420 522 592 337 851 285 378 592 437 437 285 605 588 276 285
    437 436 522 941 976 941 452 652 652 652 652 652 652 880 573 578 578 578 578 350 350 350 350 709
    679 695 695 695 695 695 592 695 676 676 676 676 604 617 677 535 535 535 535 535 535 794 469 531
    531 531 531 314 314 314 314 572 604 569 569 569 569 569 592 569 597 597 597 597 531 591 531 500
    1000 235 235 398 398 395 443 772 321 321 640 684 592 592 592 592 592 604 838 838 273 466 1380`,
  },
  Calibri: {
    alto: 1.2207,
    normal: `
    226 326 401 498 507 715 682 221 303 303 498 498 250 306 252 386 507 507 507 507 507 507 507 507
    507 507 268 268 498 498 498 463 894 579 544 533 615 488 459 631 623 252 319 520 420 855 646 662
    517 673 543 459 487 642 567 890 519 487 468 307 386 307 498 498 291 479 525 423 525 498 305 471
    525 229 239 455 229 799 525 527 525 525 349 391 335 525 452 715 433 453 395 314 460 314 498 226
    326 498 507 498 507 498 498 393 834 402 512 498 306 507 394 339 498 336 334 292 550 586 252 307
    246 422 512 636 671 675 463 579 579 579 579 579 579 763 533 488 488 488 488 252 252 252 252 625
    646 662 662 662 662 662 498 664 642 642 642 642 487 517 527 479 479 479 479 479 479 773 423 498
    498 498 498 229 229 229 229 525 525 527 527 527 527 527 498 529 525 525 525 525 453 525 453 498
    905 250 250 418 418 418 498 690 339 339 507 705 498 498 498 498 498 604 905 905 220 400 1038`,
    negrita: `
    226 326 438 498 507 729 705 233 312 312 498 498 258 306 267 430 507 507 507 507 507 507 507 507
    507 507 276 276 498 498 498 463 898 606 561 529 630 488 459 637 631 267 331 547 423 874 659 676
    532 686 563 473 495 653 591 906 551 520 478 325 430 325 498 498 300 494 537 418 537 503 316 474
    537 246 255 480 246 813 537 538 537 537 355 399 347 537 473 745 459 474 397 344 475 344 498 226
    326 498 507 498 507 498 498 415 834 416 539 498 306 507 390 342 498 338 336 301 563 598 268 303
    252 435 539 658 691 702 463 606 606 606 606 606 606 775 529 488 488 488 488 267 267 267 267 639
    659 676 676 676 676 676 498 681 653 653 653 653 520 532 555 494 494 494 494 494 494 775 418 503
    503 503 503 246 246 246 246 537 537 538 538 538 538 538 498 544 537 537 537 537 474 537 474 498
    905 258 258 435 435 435 498 711 344 344 507 720 498 498 498 498 498 604 905 905 214 408 1062`,
  },
} as const

/** A type in one weight: how wide each letter is, and how high a line of it, per unit of its size. */
export interface Letra {
  anchoDe: (codigo: number) => number
  alto: number
}

const codigos = [
  ...Array.from({ length: 95 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 96 }, (_, i) => 0xa0 + i),
  ...Array.from(SIGNOS, s => s.codePointAt(0)!),
]

const LARGA = 0x250
const codigoDe = (letra: string): number => codigos.indexOf(letra.codePointAt(0)!)
/** Signs that take no room: breaks that are not seen, and the second half of a character, whose first half has its width. */
const esInvisible = (codigo: number): boolean =>
  codigo === 0x200b ||
  codigo === 0xad ||
  (codigo >= 0xdc00 && codigo <= 0xdfff) ||
  (codigo >= 0x300 && codigo <= 0x36f)

/** A type from its widths; what is not in them is as wide as «x» (accents of other languages), or as its size (Chinese, emoji). */
const letraDe = (anchos: string, alto: number): Letra => {
  const dichos = anchos.trim().split(/\s+/).map(Number)
  const porCodigo = new Map(codigos.map((codigo, i) => [codigo, (dichos[i] ?? 500) / 1000]))
  const x = (dichos[codigoDe('x')] ?? 500) / 1000
  const cortos = Float64Array.from({ length: LARGA }, (_, codigo) => porCodigo.get(codigo) ?? x)
  return {
    alto,
    anchoDe: codigo => {
      if (codigo < LARGA) return codigo === 0xad ? 0 : cortos[codigo]!
      return porCodigo.get(codigo) ?? (esInvisible(codigo) ? 0 : codigo < 0x1100 ? x : 1)
    },
  }
}

/** All letters are as wide in it. */
const consolas: Letra = { alto: 1.1709, anchoDe: codigo => (esInvisible(codigo) ? 0 : 0.5498) }

const letras = Object.fromEntries(
  Object.entries(tablas).map(([nombre, t]) => [
    nombre,
    { normal: letraDe(t.normal, t.alto), negrita: letraDe(t.negrita, t.alto) },
  ]),
)

/** The type of this name; one that is not known is measured as Cambria. */
export const letraLlamada = (nombre: string, negrita: boolean): Letra => {
  if (nombre === 'Consolas') return consolas
  const t = letras[nombre] ?? letras.Cambria!
  return negrita ? t.negrita : t.normal
}
