package mail

import (
	"bytes"
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"net/textproto"
	"net/url"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/wneessen/go-mail/smtp"
)

// Relay is the SMTP server that accepts the emails. It keeps one connection open between emails.
type Relay struct {
	host, port     string
	implicit       bool // TLS from the first byte: smtps
	user, password string
	timeout        time.Duration  // for connecting, and for each email
	roots          *x509.CertPool // nil: those of the system

	conn   net.Conn
	client *smtp.Client
	said   string // what the server answered when it took the last email
}

// ParseRelay reads the address of an SMTP server: smtp://user:password@host:port (TLS when the server offers it, and always
// when there is a password, except on this machine) or smtps://… (TLS from the start). The default ports are 587 and 465.
// Its errors never contain the password.
func ParseRelay(address string) (*Relay, error) {
	u, err := url.Parse(address)
	ports := map[string]string{"smtp": "587", "smtps": "465"}
	if err != nil || u.Hostname() == "" || ports[u.Scheme] == "" || u.Path != "" && u.Path != "/" {
		return nil, errors.New("the mail server is not an address like smtp://user:password@mail.example.com:587")
	}
	r := &Relay{host: u.Hostname(), port: u.Port(), implicit: u.Scheme == "smtps", user: u.User.Username(), timeout: time.Minute}
	r.password, _ = u.User.Password()
	if r.port == "" {
		r.port = ports[u.Scheme]
	}
	return r, nil
}

// Carry sends the email to the server. The connection stays open when the server refuses an email; after any other error the next email
// gets a new one.
func (r *Relay) Carry(ctx context.Context, o agency.Outgoing) error {
	if err := r.connect(ctx); err != nil {
		return Unreachable{err}
	}
	conn := r.conn
	if err := conn.SetDeadline(time.Now().Add(r.timeout)); err != nil {
		return err
	}
	stop := context.AfterFunc(ctx, func() { conn.SetDeadline(time.Now()) })
	defer stop()
	err := r.give(o)
	if err != nil && r.client.Reset() != nil {
		r.Close()
	}
	return err
}

// give sends one email on the open connection.
func (r *Relay) give(o agency.Outgoing) error {
	from, err := sender(o.Message)
	if err != nil {
		return err
	}
	to, err := forms.ASCIIEmail(o.Recipient)
	if err != nil {
		return Refused{err}
	}
	if err := r.mailFrom(from, len(o.Message)); err != nil {
		return err
	}
	if err := r.client.Rcpt("<" + to + ">"); err != nil {
		return refusal(err)
	}
	w, err := r.client.Data()
	if err != nil {
		return refusal(err)
	}
	if _, err := w.Write(o.Message); err != nil {
		return err
	}
	err = refusal(w.Close())
	if closed, ok := w.(*smtp.DataCloser); ok {
		r.said = closed.ServerResponse()
	}
	return err
}

// Said is what the server answered when it took the last email: "2.0.0 queued as 4F1".
func (r *Relay) Said() string { return r.said }

// mailFrom sends the sender and the size of the message (RFC 1870). A message over the server's limit is not offered at all.
func (r *Relay) mailFrom(from string, size int) error {
	offered, text := r.client.Extension("SIZE")
	if !offered {
		return r.client.Mail("<" + from + ">")
	}
	if most, err := strconv.Atoi(text); err == nil && most > 0 && size > most {
		return Refused{fmt.Errorf("the email has %d bytes; the mail server takes %d", size, most)}
	}
	err := r.client.Mail(fmt.Sprintf("<%s> SIZE=%d", from, size))
	var answer *textproto.Error
	if errors.As(err, &answer) && answer.Code == 552 {
		return Refused{err}
	}
	return err
}

// refusal marks a permanent answer of the server: 552 too large, 550 no such mailbox. A missing or wrong password is the operator's
// mistake, so the email is tried again.
func refusal(err error) error {
	var answer *textproto.Error
	if errors.As(err, &answer) && answer.Code >= 550 && answer.Code < 560 {
		return Refused{err}
	}
	return err
}

// sender is the address that a message is from.
func sender(message []byte) (string, error) {
	m, err := netmail.ReadMessage(bytes.NewReader(message))
	if err != nil {
		return "", err
	}
	from, err := netmail.ParseAddress(m.Header.Get("From"))
	if err != nil {
		return "", fmt.Errorf("the sender: %w", err)
	}
	return from.Address, nil
}

// Close sends QUIT if the connection is still open.
func (r *Relay) Close() error {
	if r.client == nil {
		return nil
	}
	r.conn.SetDeadline(time.Now().Add(r.timeout / 10))
	err := r.client.Quit()
	r.conn.Close()
	r.client = nil
	return err
}
