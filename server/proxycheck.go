package server

import (
	"encoding/json"
	"io"
	"net/http"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// ProxyCheckPath is where gevel check asks, through the public address, what of a request arrives at the site.
const ProxyCheckPath = "/proxy-check/"

// proxyCheckTime is how long a token of gevel check is valid.
const proxyCheckTime = time.Minute

// Arrived is what the site sees of a request of gevel check.
type Arrived struct {
	Bytes   int64  // of its body
	Peer    string // the other end of the connection, with its port: the visitor, or a proxy
	Trusted bool   // whether the peer is a proxy whose headers are believed
	Said    string // X-Forwarded-For
	Client  string // the address as which the visitor is counted
	Secure  bool   // whether the visitor came encrypted, as far as the site knows
	Host    string
}

// ProxyCheckToken makes what gevel check asks with. Nobody else learns what the site sees of the proxies before it.
func ProxyCheckToken(key agency.Key, now time.Time) string {
	return key.Sign("proxy-check", "", now.Add(proxyCheckTime))
}

func (s *Server) proxyCheck(key agency.Key) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if _, err := key.Read("proxy-check", r.PathValue("token"), time.Now()); err != nil {
			http.NotFound(w, r)
			return
		}
		n, err := io.Copy(io.Discard, http.MaxBytesReader(w, r.Body, limits.UploadBodyBytes))
		if err != nil {
			http.Error(w, "the body did not arrive", http.StatusBadRequest)
			return
		}
		proxies := s.settings.Proxies
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-store")
		json.NewEncoder(w).Encode(Arrived{Bytes: n, Peer: r.RemoteAddr, Said: r.Header.Get("X-Forwarded-For"), Host: r.Host,
			Trusted: proxies.Trust(network.Peer(r)), Client: proxies.Address(r), Secure: proxies.Secure(r)}) // the buffer takes everything
	}
}
