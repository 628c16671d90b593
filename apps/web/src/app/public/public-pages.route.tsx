import { PublicPage } from '../../features/public-pages/components/public-page.tsx';

export const ContactRoute = () => <PublicPage page="contact" />;
export const PrivacyRoute = () => <PublicPage page="privacy" />;
export const RefundsRoute = () => <PublicPage page="refunds" />;
export const ShippingRoute = () => <PublicPage page="shipping" />;
export const SafetyRoute = () => <PublicPage page="safety" />;
export const GrievanceRoute = () => <PublicPage page="grievance" />;
