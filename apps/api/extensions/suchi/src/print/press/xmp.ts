/** What a PDF/X-4 file says about itself, in its metadata as in its information dictionary. */
export interface FileFacts {
  title: string;
  madeFrom: Date;
  /** Of this file: 32 hexadecimal digits. */
  id: string;
}

export const pdfxVersion = 'PDF/X-4';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (letter) => entities[letter] ?? '');

const withDashes = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** The metadata of the file. It is not compressed, so that every tool can read it. */
export function writeXmp({ title, madeFrom, id }: FileFacts): string {
  const at = madeFrom.toISOString().replace(/\.\d+Z$/, 'Z');
  const uuid = `uuid:${withDashes(id)}`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
  xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
  xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>Suchi</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>${pdfxVersion}</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>Suchi</xmp:CreatorTool>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
<xmp:MetadataDate>${at}</xmp:MetadataDate>
<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID>
<xmpMM:InstanceID>${uuid}</xmpMM:InstanceID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}
