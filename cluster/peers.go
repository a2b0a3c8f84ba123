package cluster

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
)

// Peers are the other machines of a cluster, from which files are copied.
type Peers struct {
	Addresses []string
	Secret    Secret
	client    *http.Client
	failed    sync.Map // the time at which a machine was last not reached, by its address
}

// NewPeers gives the machines of a list like http://10.0.0.2:8080,http://10.0.0.3:8080.
func NewPeers(list string, secret Secret) (*Peers, error) {
	p := &Peers{Secret: secret, client: &http.Client{Timeout: limits.PeerFileTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{DialContext: (&net.Dialer{Timeout: limits.PeerDialTime}).DialContext,
			ResponseHeaderTimeout: limits.PeerAnswerTime, MaxIdleConnsPerHost: limits.PeerFilesAtOnce, IdleConnTimeout: time.Minute}}}
	for address := range strings.SplitSeq(list, ",") {
		u, err := url.Parse(strings.TrimSpace(address))
		if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" {
			return nil, fmt.Errorf("the peer %q is not an address like http://10.0.0.2:8080", address)
		}
		p.Addresses = append(p.Addresses, u.Scheme+"://"+u.Host)
	}
	return p, nil
}

// Names lists the files of a folder that a machine has since a time.
func (p *Peers) Names(ctx context.Context, peer, folder string, since time.Time) (names []string, err error) {
	response, err := p.request(ctx, peer, Path+folder+"/?since="+strconv.FormatInt(since.Unix(), 10))
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	for lines.Scan() && len(names) < limits.PeerFiles {
		if fileName.MatchString(lines.Text()) {
			names = append(names, lines.Text())
		}
	}
	return names, lines.Err()
}

// Copy gives a file of one of the machines to save. Reading it fails at its end when it is not what that machine signed, so save keeps
// nothing then. It returns fs.ErrNotExist when no machine has the file.
func (p *Peers) Copy(ctx context.Context, folder, name string, save func(io.Reader) error) error {
	var failed error
	for _, peer := range p.byReach() {
		err := p.copyFrom(ctx, peer, Path+folder+"/"+name, save)
		if err == nil {
			return nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			failed = errors.Join(failed, err)
		}
	}
	if failed != nil {
		return failed
	}
	return fs.ErrNotExist
}

// byReach gives the machines, those last that were not reached a short time ago: a visitor may wait for a file.
func (p *Peers) byReach() []string {
	list := slices.Clone(p.Addresses)
	lately := func(peer string) int {
		if at, failed := p.failed.Load(peer); failed && time.Since(at.(time.Time)) < limits.PeerFailedTime {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b string) int { return lately(a) - lately(b) })
	return list
}

func (p *Peers) copyFrom(ctx context.Context, peer, path string, save func(io.Reader) error) error {
	response, err := p.request(ctx, peer, path)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	sum := response.Header.Get("Gevel-Sum")
	if !p.Secret.signed(response.Header.Get("Gevel-Signature"), "answer", path, response.Request.Header.Get("Gevel-Time"), sum) {
		return errors.New("the answer is not signed with the secret of the cluster")
	}
	return save(&summed{io.LimitReader(response.Body, limits.PeerFileBytes), sha256.New(), sum})
}

// request sends a signed request.
func (p *Peers) request(ctx context.Context, peer, path string) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, peer+path, nil)
	if err != nil {
		return nil, err
	}
	at := strconv.FormatInt(time.Now().Unix(), 10)
	r.Header.Set("Gevel-Time", at)
	r.Header.Set("Gevel-Signature", p.Secret.sign("ask", path, at))
	response, err := p.client.Do(r)
	switch {
	case err != nil:
		if ctx.Err() == nil {
			p.failed.Store(peer, time.Now())
		}
		return nil, err
	case response.StatusCode == http.StatusOK:
		return response, nil
	case response.StatusCode == http.StatusNotFound:
		err = fs.ErrNotExist
	default:
		err = fmt.Errorf("%s answers %s", peer, response.Status)
	}
	return nil, errors.Join(err, response.Body.Close())
}

// summed reads a file and fails at its end when its sum is another.
type summed struct {
	io.Reader
	sum  hash.Hash
	want string
}

func (s *summed) Read(b []byte) (int, error) {
	n, err := s.Reader.Read(b)
	s.sum.Write(b[:n]) // never fails
	if err == io.EOF && hex.EncodeToString(s.sum.Sum(nil)) != s.want {
		err = errors.New("the file is not what the machine signed: it was cut off, or is too large")
	}
	return n, err
}
