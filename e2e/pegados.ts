/**
 * What programs put on the clipboard, in small: written for these tests after the manner of each. `llega` is what must be in the section when it is
 * saved, `nunca` what must not.
 */
export interface Pegado {
  de: string
  html: string
  llega: readonly string[]
  nunca: readonly string[]
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=ES-PE style='tab-interval:35.4pt'><!--StartFragment-->
<h2 style='margin-left:0cm'><span lang=ES style='font-family:"Arial",sans-serif'>Misión de la Escuela<o:p></o:p></span></h2>
<p class=MsoNormal style='text-align:justify'><span lang=ES>Formar <b style='mso-bidi-font-weight:normal'>ingenieros</b> con <i>ética</i>, según la <a href="https://www.gob.pe/ley">Ley N.º 30220</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]><span lang=ES>Responsabilidad</span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]><span lang=ES>Puntualidad</span></p>
<p class=MsoListParagraphCxSpLast style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp;</span></span><![endif]><span lang=ES>Solidaridad</span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Matricularse</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150.0pt'><p class=MsoNormal><b>Año</b></p></td><td width=200><p class=MsoNormal>Hecho<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>1972</p></td><td><p class=MsoNormal>H<sub>2</sub>O y m<sup>2</sup></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Imagen_1"/><![endif]--><img width=300 src="file:///C:/Users/ana/AppData/Local/Temp/clip_image002.png"></p>
<!--EndFragment--></body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Visión</span></h1>
<p dir="ltr" style="line-height:1.38;text-align:center"><span style="font-weight:700;font-style:normal">Ser </span><span style="font-style:italic">líder</span><span style="text-decoration:line-through"> único</span></p>
<ol style="margin-top:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>Primero</span></p></li><ol><li aria-level="2"><p><span>Dentro</span></p></li></ol><li><p><span>Segundo</span></p></li></ol>
<div dir="ltr"><table><colgroup><col width="120"><col></colgroup><tbody><tr><td colspan="2"><p><span>Celda ancha</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

const PAGINA = `<div id="content" onclick="robar()"><nav><ul><li><a href="/inicio">Inicio</a></li></ul></nav>
<article><h3>Estudio de la demanda</h3><p style="color:red" onmouseover="alert(1)">La demanda <em>creció</em> un 5&nbsp;%.</p>
<script>window.pegado = 1</script><style>p{display:none}</style><iframe src="https://malo.example"></iframe>
<img src="https://malo.example/pixel.gif" onerror="window.pegado = 2"><svg onload="window.pegado = 3"><text>x</text></svg>
<p><a href="javascript:window.pegado=4">enlace</a> y <a href="https://www.inei.gob.pe">INEI</a></p>
<blockquote>Cita textual</blockquote><button>Comprar</button></article></div>`

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 cellpadding=0 style='border-collapse:collapse'><!--StartFragment--><col width=64>
<tr height=20><td height=20 class=xl65 style='height:15.0pt'>Curso</td><td>Créditos</td></tr><tr><td>Cálculo I</td><td align=right x:num>4</td></tr><!--EndFragment--></table></body></html>`

const nada = [
  '<script',
  '<style',
  'onclick',
  'onerror',
  'mso',
  'class=',
  'javascript:',
  'malo.example',
  'file:///',
  'font-family',
]

export const pegados: readonly Pegado[] = [
  {
    de: 'Word',
    html: WORD,
    llega: [
      '<h2>Misión de la Escuela</h2>',
      '<p style="text-align: justify">Formar <strong>ingenieros</strong> con <em>ética</em>, según la <a href="https://www.gob.pe/ley">Ley N.º 30220</a>.</p>',
      '<ul><li><p>Responsabilidad</p><ul><li><p>Puntualidad</p></li></ul></li><li><p>Solidaridad</p></li></ul><ol><li><p>Matricularse</p></li></ol>',
      '<p><strong>Año</strong></p>',
      'H<sub>2</sub>O y m<sup>2</sup>',
    ],
    nunca: [...nada, '<img', 'Calibri', 'o:p', '·'],
  },
  {
    de: 'Google Docs',
    html: DOCS,
    llega: [
      '<h1>Visión</h1>',
      '<p style="text-align: center"><strong>Ser </strong><em>líder</em><s> único</s></p>',
      '<ol><li><p>Primero</p><ol><li><p>Dentro</p></li></ol></li><li><p>Segundo</p></li></ol>',
      '<td colspan="2"><p>Celda ancha</p></td>',
    ],
    nunca: [...nada, '<strong><h1', '<h1><strong>'],
  },
  {
    de: 'una página web',
    html: PAGINA,
    llega: [
      '<h3>Estudio de la demanda</h3>',
      '<p>La demanda <em>creció</em> un 5 %.</p>',
      'enlace y <a href="https://www.inei.gob.pe">INEI</a>',
      '<blockquote><p>Cita textual</p></blockquote>',
    ],
    nunca: [...nada, '<iframe', '<svg', '<button', 'href="/inicio"'],
  },
  {
    de: 'Excel',
    html: EXCEL,
    llega: ['<td><p>Curso</p></td><td><p>Créditos</p></td>', '<td><p>Cálculo I</p></td>'],
    nunca: [...nada, 'xl65'],
  },
]
