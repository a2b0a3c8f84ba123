package whisetest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
)

func (s *Server) signIn(w http.ResponseWriter, r *http.Request) {
	var q struct{ Username, Password string }
	json.NewDecoder(r.Body).Decode(&q)
	if q.Username != Username || q.Password != Password {
		http.Error(w, `{"Message": "The user name or password is incorrect."}`, http.StatusBadRequest)
		return
	}
	write(w, map[string]string{"token": s.token("user")})
}

func (s *Server) chooseOffice(w http.ResponseWriter, q map[string]any) {
	if fmt.Sprint(q["ClientId"]) != Client || fmt.Sprint(q["OfficeId"]) != Office {
		http.Error(w, `{"Message": "The client did not activate you."}`, http.StatusForbidden)
		return
	}
	write(w, map[string]string{"token": s.token("client")})
}

func (s *Server) token(kind string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tokens++
	token := fmt.Sprint(kind, s.tokens)
	s.valid[token] = true
	return token
}

// allowed answers 401 to a request without a valid token; properties and contacts need the token of a client.
func (s *Server) allowed(then func(http.ResponseWriter, map[string]any)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
		s.mu.Lock()
		valid := s.valid[token] && (strings.HasPrefix(token, "client") || r.URL.Path == "/v1/admin/clients/token")
		s.mu.Unlock()
		if !valid {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		var q map[string]any
		if err := json.NewDecoder(r.Body).Decode(&q); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		then(w, q)
	}
}
