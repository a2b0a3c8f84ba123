package limits

import "time"

// Connections with TLS, and the certificates of `gevel serve -tls`.
const (
	// ConnectionRequests is how many requests of one HTTP/2 connection may run at the same time; more are refused until one has ended.
	ConnectionRequests = 100
	// CertificateWait is how long a certificate authority that refused a name is left alone; it doubles with each refusal.
	CertificateWait = 65 * time.Second
	// CertificateLongestWait is the longest of these.
	CertificateLongestWait = time.Hour
	// CertificateAnswerBytes is how much of an answer of a certificate authority is read.
	CertificateAnswerBytes = 256 << 10
)
