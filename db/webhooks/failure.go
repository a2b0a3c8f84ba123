package webhooks

// WebhookFailure is why a receiver did not take a delivery.
type WebhookFailure string

// The failures. The words of Problem say more of a connection that failed.
const (
	WebhookUnknownHost    WebhookFailure = "UNKNOWN_HOST"
	WebhookPrivateHost    WebhookFailure = "PRIVATE_ADDRESS"
	WebhookBadCertificate WebhookFailure = "CERTIFICATE"
	WebhookNoAnswer       WebhookFailure = "NO_ANSWER"
	WebhookNoConnection   WebhookFailure = "NO_CONNECTION"
	WebhookRedirected     WebhookFailure = "REDIRECTED"
	WebhookRefused        WebhookFailure = "REFUSED"
	WebhookUnreadable     WebhookFailure = "UNREADABLE_CHANGES"
)
