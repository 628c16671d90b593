import { biodataCss, biodataSizes, fitBiodata, renderBiodata } from '@suchi/book';
import type { BiodataSheetData } from '@suchi/contracts/biodata';
import type { BiodataLayout } from '@suchi/domain/biodata';
import { useMemo } from 'react';
import { ScaledPage } from '../../../entities/printed-page/scaled-page.tsx';

let style: CSSStyleSheet | null = null;
function pageStyle(): CSSStyleSheet {
  if (style === null) {
    style = new CSSStyleSheet();
    style.replaceSync(biodataCss());
  }
  return style;
}

interface BiodataThumbProps {
  sheet: BiodataSheetData;
  layout: BiodataLayout;
  photoUrl: string | null;
}

/** The page as it will be printed, small. What it says is beside it in words. */
export function BiodataThumb({ sheet, layout, photoUrl }: BiodataThumbProps) {
  const html = useMemo(
    () => renderBiodata({ sheet, layout, shape: 'a4', photoUrl }),
    [sheet, layout, photoUrl],
  );
  return (
    <span aria-hidden="true">
      <ScaledPage html={html} style={pageStyle()} {...biodataSizes.a4} fit={fitBiodata} />
    </span>
  );
}
