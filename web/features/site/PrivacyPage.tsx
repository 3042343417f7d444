const PrivacyPage = () => <h1>PrivacyPage</h1>
export default PrivacyPage
