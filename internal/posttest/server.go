// Package posttest is a mail server for tests: it speaks real SMTP and collects the emails that arrive.
package posttest

import (
	"crypto/tls"
	"io"
	"log"
	"net"
	"testing"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// Email is an email that arrived for one recipient.
type Email struct {
	From, To string
	Message  string // with CRLF, as it came
}

// Server listens on a port of 127.0.0.1. Its hooks are set before the first email comes.
type Server struct {
	Addr    string
	Arrived chan Email                        // each accepted email, once, in order
	Refuse  func(to string) error             // answers RCPT; nil accepts everybody
	Taking  func(conn net.Conn, to string)    // runs at DATA; may close the connection or block
	SignIn  func(user, password string) error // nil: nobody needs to
	Sizes   chan int64                        // the SIZE of MAIL FROM, when somebody listens
}

// Start starts a server that ends with the test. config makes it offer TLS, from the first byte on when implicit.
func Start(t *testing.T, config *tls.Config, implicit bool) *Server {
	t.Helper()
	return start(t, config, implicit, 0)
}

// StartSmall starts a server that announces a largest message size.
func StartSmall(t *testing.T, most int64) *Server {
	t.Helper()
	return start(t, nil, false, most)
}

func start(t *testing.T, config *tls.Config, implicit bool, most int64) *Server {
	t.Helper()
	s, end, err := listen("127.0.0.1:0", config, implicit, most)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	return s
}

// Listen starts a server that runs until end is called.
func Listen(addr string, config *tls.Config, implicit bool) (s *Server, end func(), err error) {
	return listen(addr, config, implicit, 0)
}

func listen(addr string, config *tls.Config, implicit bool, most int64) (s *Server, end func(), err error) {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, nil, err
	}
	s = &Server{Addr: listener.Addr().String(), Arrived: make(chan Email, 1000)}
	server := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) { return &session{s: s, c: c}, nil }))
	server.Domain, server.TLSConfig, server.AllowInsecureAuth, server.ErrorLog = "localhost", config, true, log.New(io.Discard, "", 0)
	server.MaxMessageBytes = most
	if implicit {
		listener = tls.NewListener(listener, config)
	}
	go server.Serve(listener)
	return s, func() { server.Close() }, nil
}

// session is one connection's conversation.
type session struct {
	s        *Server
	c        *smtp.Conn
	from, to string
	signedIn bool
}

func (n *session) Mail(from string, options *smtp.MailOptions) error {
	if n.s.SignIn != nil && !n.signedIn {
		return smtp.ErrAuthRequired
	}
	n.from = from
	select {
	case n.s.Sizes <- options.Size:
	default:
	}
	return nil
}

func (n *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	n.to = to
	if n.s.Refuse != nil {
		return n.s.Refuse(to)
	}
	return nil
}

func (n *session) Data(r io.Reader) error {
	if n.s.Taking != nil {
		n.s.Taking(n.c.Conn(), n.to)
	}
	text, err := io.ReadAll(r)
	if err == nil {
		n.s.Arrived <- Email{n.from, n.to, string(text)}
	}
	return err
}

func (n *session) Reset()        {}
func (n *session) Logout() error { return nil }

func (n *session) AuthMechanisms() []string {
	if n.s.SignIn == nil {
		return nil
	}
	return []string{sasl.Plain}
}

func (n *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		err := n.s.SignIn(user, password)
		n.signedIn = err == nil
		return err
	}), nil
}
